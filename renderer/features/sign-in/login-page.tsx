import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { product } from '#contract/product.ts';
import type { FormError } from '../../components/form/form-error.ts';
import { AuthHeading } from '../../components/ui/auth-heading.tsx';
import { desktopSlots } from '../../lib/desktop/desktop-slots.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { EmailForm } from './email-form.tsx';
import { FormErrorAlert } from './form-error-alert.tsx';
import { loadedSignInMethods } from './load-sign-in-methods.ts';
import { NoticeAlert } from './notice-alert.tsx';

/** Sign-in by a code or a provider; where sign-up is open, the way to an account, too. */
export function LoginPage() {
  const { t } = useTranslation('sign-in');
  const { providers, signUp, demo } = useInit();
  const formError = useActionData<FormError>();
  const open = signUp === 'open';
  const { DemoPeople, ProviderButtons } = loadedSignInMethods();
  const { BrowserSignIn } = desktopSlots;
  const page = (
    <>
      <AuthHeading title={open ? t('login.titleWithSignUp') : t('login.title', { product: product.name })}>
        {open ? t('login.descriptionWithSignUp') : t('login.description')}
      </AuthHeading>
      <NoticeAlert />
      <FormErrorAlert formError={formError} />
      {demo && DemoPeople && <DemoPeople />}
      <EmailForm formError={formError} />
      {providers.length > 0 && ProviderButtons && <ProviderButtons providers={providers} />}
    </>
  );
  return BrowserSignIn ? <BrowserSignIn>{page}</BrowserSignIn> : page;
}
