import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { product } from '#contract/product.ts';
import { desktopParts } from '../../lib/desktop/desktop-parts.ts';
import type { FormError } from '../../lib/form/form-error.ts';
import { useInit } from '../../lib/use-init.ts';
import { AuthHeading } from '../../ui/auth-heading.tsx';
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
  const { BrowserSignIn } = desktopParts;
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
