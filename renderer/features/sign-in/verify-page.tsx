import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation, useOutletContext, useSearchParams } from 'react-router';
import { withoutInvisible } from '#contract/invisible.ts';
import { isLinkCode } from '#contract/sign-in-code.ts';
import { SendAgain } from '../../components/codes/send-again.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { AuthHeading } from '../../components/ui/auth-heading.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useSecondsUntil } from '../../lib/countdown.ts';
import type { AuthLayoutContext } from '../../lib/navigation/auth-layout-context.ts';
import { loginAddress } from '../../lib/navigation/login-address.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { CaughtCode } from './caught-code.tsx';
import { CodeForm, isWrongCode } from './code-form.tsx';
import { FormErrorAlert } from './form-error-alert.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { codeWaitEnd } from './send-code.ts';
import type { VerifyAnswer } from './verify-code.ts';

/** Takes the code that was sent by e-mail, from the form or from a link in that mail. */
export function VerifyPage() {
  const [search] = useSearchParams();
  const code = search.get('code');
  const email = withoutInvisible(search.get('email') ?? '')
    .trim()
    .toLowerCase();
  return isLinkCode(code) ? <LinkSignIn email={email} code={code} /> : <EnterCode email={email} />;
}

/** The text tells nobody whether there is an account. */
function EnterCode({ email }: { email: string }) {
  const { t } = useTranslation('sign-in');
  const { showCuts } = useOutletContext<AuthLayoutContext>();
  const [search] = useSearchParams();
  const { signUp, demo, mailCaught } = useInit();
  const answer = useActionData<VerifyAnswer>();
  const demoCode = demo && (answer?.demoCode ?? search.get('demoCode'));
  const [sent, setSent] = useState({ answer, codes: 0 });
  if (sent.answer !== answer) setSent({ answer, codes: sent.codes + (answer?.sentAgain ? 1 : 0) });
  return (
    <>
      <AuthHeading title={t('verify.title')}>
        {demoCode ? (
          <DemoCode code={demoCode} />
        ) : (
          <>
            {signUp === 'open' ? t('verify.sent') : t('verify.sentIfAccount')}{' '}
            <b className="ltr-isolate wrap-anywhere">{email}</b>.{' '}
          </>
        )}
        <Link to={loginAddress(search, email)} className="link py-1">
          {t('verify.changeEmail')}
        </Link>
      </AuthHeading>
      {!isWrongCode(answer) && (
        // Without a code it was another one that was asked for, and the countdown tells when to come back.
        <FormErrorAlert formError={answer} hasCountdown={answer?.values.code === undefined} />
      )}
      <div className="grid gap-4">
        {/* Another code makes a fresh start. */}
        <CodeForm key={sent.codes} formError={answer?.sentAgain ? undefined : answer} onTyped={showCuts} />
        <AnotherCode email={email} answer={answer} />
      </div>
      {mailCaught && <CaughtCode email={email} />}
    </>
  );
}

interface AnotherCodeProps {
  email: string;
  /** The result of requesting another code, a new object each time; undefined before. */
  answer: VerifyAnswer | undefined;
}

/** Another code, after a wait. Without JavaScript the server says how long it is. */
function AnotherCode({ email, answer }: AnotherCodeProps) {
  const { t } = useTranslation('ui');
  const [end, setEnd] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may have started another wait.
  useEffect(() => setEnd(codeWaitEnd(email)), [email, answer]);
  const sending = useNavigation().formData?.get('intent') === 'resend';
  const announce = useEffectEvent(() => toast.success(t('code.sentAgain')));
  useEffect(() => {
    if (answer?.sentAgain) announce();
  }, [answer]);
  return (
    <>
      {answer?.sentAgain && <Alert tone="success">{t('code.sentAgain')}</Alert>}
      <PostForm className="flex justify-between gap-3 text-13 text-text-2">
        <SendAgain
          left={useSecondsUntil(end)}
          name="intent"
          value="resend"
          aria-busy={sending || undefined}
        />
      </PostForm>
    </>
  );
}

/** The code that a demo shows instead of sending it. */
function DemoCode({ code }: { code: string }) {
  const { t } = useTranslation('demo');
  return (
    <>
      {t('signIn.code')} <b className="ltr-isolate">{code}</b>.{' '}
    </>
  );
}
