import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation, useSearchParams } from 'react-router';
import { Link } from '../../lib/navigation/link.tsx';
import { PostForm } from '../../lib/navigation/post-form.tsx';
import { Button } from '../../ui/button.tsx';
import { DoorHeading } from '../../ui/door-heading.tsx';
import { loginAddress } from './login-address.ts';
import { RefusalAlert } from './refusal-alert.tsx';
import type { VerifyAnswer } from './verify-code.ts';

/** Signs in by the code of a link. It takes a press: whatever opens the links of mails must not use them up. */
export function LinkSignIn({ email, code }: { email: string; code: string }) {
  const { t } = useTranslation('sign-in');
  const [search] = useSearchParams();
  const answer = useActionData<VerifyAnswer>();
  const sending = useNavigation().formData?.has('code') ?? false;
  return (
    <>
      <DoorHeading title={t('verify.linkTitle')}>
        {t('verify.byLink')} <b className="ltr-isolate wrap-anywhere">{email}</b>.{' '}
        <Link to={loginAddress(search, email)} className="link py-1">
          {t('verify.changeEmail')}
        </Link>
      </DoorHeading>
      <RefusalAlert refusal={answer} />
      <PostForm className="grid gap-4">
        <input type="hidden" name="code" value={code} />
        <Button type="submit" variant="primary" size={44} full loading={sending}>
          {t('verify.continue')}
        </Button>
      </PostForm>
    </>
  );
}
