import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { product } from '#contract/product.ts';
import { desktopParts } from '../../lib/desktop/desktop-parts.ts';
import type { FormRefusal } from '../../lib/form/form-error.ts';
import { useInit } from '../../lib/use-init.ts';
import { DoorHeading } from '../../ui/auth-heading.tsx';
import { EmailForm } from './email-form.tsx';
import { loadedWaysIn } from './load-sign-in-methods.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { RefusalAlert } from './form-error-alert.tsx';

/** Sign-in by a code or a provider; where sign-up is open, the way to an account, too. */
export function LoginPage() {
  const { t } = useTranslation('sign-in');
  const { providers, signUp, demo } = useInit();
  const refusal = useActionData<FormRefusal>();
  const open = signUp === 'open';
  const { DemoPeople, ProviderButtons } = loadedWaysIn();
  const { BrowserSignIn } = desktopParts;
  const page = (
    <>
      <DoorHeading title={open ? t('login.titleWithSignUp') : t('login.title', { product: product.name })}>
        {open ? t('login.descriptionWithSignUp') : t('login.description')}
      </DoorHeading>
      <NoticeAlert />
      <RefusalAlert refusal={refusal} />
      {demo && DemoPeople && <DemoPeople />}
      <EmailForm refusal={refusal} />
      {providers.length > 0 && ProviderButtons && <ProviderButtons providers={providers} />}
    </>
  );
  return BrowserSignIn ? <BrowserSignIn>{page}</BrowserSignIn> : page;
}
