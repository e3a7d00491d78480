import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation, useSearchParams } from 'react-router';
import { Link } from '../../components/navigation/link.tsx';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { AuthHeading } from '../../components/ui/auth-heading.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { restoreFocus } from '../../lib/navigation/heading-focus.ts';
import { loginAddress } from '../../lib/navigation/login-address.ts';
import { FormErrorAlert } from './form-error-alert.tsx';
import type { VerifyAnswer } from './verify-code.ts';

/** Error codes of a link that was used already, or has expired. */
const goneCodes: readonly (string | undefined)[] = ['INVALID_OTP', 'OTP_EXPIRED'];

/** Signs in by the code of a link. It takes a press: whatever opens the links of mails must not use them up. */
export function LinkSignIn({ email, code }: { email: string; code: string }) {
  const { t } = useTranslation('sign-in');
  const [search] = useSearchParams();
  const answer = useActionData<VerifyAnswer>();
  const sending = useNavigation().formData?.has('code') ?? false;
  if (goneCodes.includes(answer?.apiError?.code)) {
    return (
      <>
        <AuthHeading title={t('verify.linkTitle')} />
        <Alert tone="danger" role="alert">
          {t('verify.linkGone')}
        </Alert>
        <Link
          to={loginAddress(search, email)}
          className={buttonClass({ variant: 'primary', size: 44, full: true })}
        >
          {t('verify.newCode')}
        </Link>
      </>
    );
  }
  return (
    <>
      <AuthHeading title={t('verify.linkTitle')}>
        {t('verify.byLink')} <b className="ltr-isolate wrap-anywhere">{email}</b>.{' '}
        <Link to={loginAddress(search, email)} className="link py-1">
          {t('verify.changeEmail')}
        </Link>
      </AuthHeading>
      <FormErrorAlert formError={answer} />
      <PostForm ref={restoreFocus} className="grid gap-4">
        <input type="hidden" name="code" value={code} />
        <Button type="submit" variant="primary" size={44} full loading={sending}>
          {t('verify.continue')}
        </Button>
      </PostForm>
    </>
  );
}
