import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useSearchParams } from 'react-router';
import { product } from '#contract/product.ts';
import type { FormError } from '../../components/form/form-error.ts';
import { useForm } from '../../components/form/use-form.ts';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { AuthHeading } from '../../components/ui/auth-heading.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { useLoginNotice } from '../../lib/navigation/login-address.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { shellSlots } from '../../lib/shell/shell-slots.ts';
import { FormErrorAlert, useOwnIssueText } from './form-error-alert.tsx';
import { loadedSignInMethods } from './load-sign-in-methods.ts';
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx';

const loadSchema = async () => ({
  shape: { email: (await import('#contract/validation/email.ts')).emailSchema },
});

/** Sign-in by a code or a provider; where sign-up is open, the way to an account, too. */
export function LoginPage() {
  const { t } = useTranslation('sign-in');
  const init = useInit();
  const { providers, signUp, demo } = init;
  const formError = useActionData<FormError>();
  const open = signUp === 'open';
  const { DemoUsers, ProviderButtons } = loadedSignInMethods();
  const { BrowserSignIn } = shellSlots;
  const page = (
    <>
      <AuthHeading title={open ? t('login.titleWithSignUp') : t('login.title', { product: product.name })}>
        {open ? t('login.descriptionWithSignUp') : t('login.description')}
      </AuthHeading>
      <NoticeAlert />
      <FormErrorAlert formError={formError} />
      {demo && DemoUsers && <DemoUsers />}
      <EmailForm formError={formError} />
      <OtherWays needsScript={providers.length === 0}>
        {init.webAuthn && !demo && <PasskeySignIn />}
        {providers.length > 0 && ProviderButtons && <ProviderButtons providers={providers} />}
      </OtherWays>
    </>
  );
  return BrowserSignIn ? <BrowserSignIn>{page}</BrowserSignIn> : page;
}

/** Why the user is on /login again: a toast would be gone before it is read. */
function NoticeAlert() {
  const { t } = useTranslation();
  const notice = useLoginNotice();
  if (!notice) return null;
  const deleted = notice === 'account-deleted';
  return (
    <Alert tone={deleted ? 'success' : 'warning'} role="alert">
      <b className="block font-medium">{deleted ? t('session.deleted') : t('session.ended')}</b>
      {deleted ? t('session.deletedHint') : t('session.endedHint')}
    </Alert>
  );
}

interface OtherWaysProps {
  /** None of them works without JavaScript. */
  needsScript: boolean;
  children: ReactNode;
}

/** Ways to sign in besides the code, below a line; nothing where there are none. */
function OtherWays({ needsScript, children }: OtherWaysProps) {
  const { t } = useTranslation('sign-in');
  if (Children.toArray(children).length === 0) return null;
  return (
    <div className={clsx('grid gap-5', needsScript && 'noscript:hidden')}>
      <div className="flex items-center gap-3 text-12 text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('login.orContinueWith')}
      </div>
      <div className="grid gap-2">{children}</div>
    </div>
  );
}

/** Asks for a code by e-mail. Who comes back to change the address finds it there (`?email=`). */
function EmailForm({ formError }: { formError: FormError | undefined }) {
  const { t } = useTranslation('sign-in');
  const [search] = useSearchParams();
  const form = useForm({ loadSchema, initial: { email: search.get('email') ?? '' }, formError });
  return (
    <PostForm ref={form.ref} onInput={form.onInput} onBlur={form.onBlur} className="grid gap-4">
      <Field label={t('login.email')} error={useOwnIssueText(form.fieldErrors.email)}>
        <Input
          name="email"
          defaultValue={form.values.email}
          type="email"
          size={44}
          required
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('login.emailPlaceholder')}
          autoFocus
        />
      </Field>
      <Button type="submit" variant="primary" size={44} full loading={form.sending}>
        {t('login.continueWithEmail')}
      </Button>
    </PostForm>
  );
}
