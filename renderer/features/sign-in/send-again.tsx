import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { PostForm } from '../../components/navigation/post-form.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { toast } from '../../components/ui/toast.ts';
import { clockText, useSecondsUntil } from '../../lib/countdown.ts';
import { codeWaitEnd } from './send-code.ts';

interface SendAgainProps {
  email: string;
  /** The result of requesting another code, a new object each time; undefined before. */
  answer: object | undefined;
  /** Whether that answer was another code. */
  sent: boolean;
}

/** Another code, after a wait that everybody can see. Without JavaScript the server says how long it is. */
export function SendAgain({ email, answer, sent }: SendAgainProps) {
  const { t } = useTranslation('sign-in');
  const left = useCodeWait(email, answer);
  const sending = useNavigation().formData?.get('intent') === 'resend';
  const announce = useEffectEvent(() => toast.success(t('verify.sentAgain')));
  useEffect(() => {
    if (answer && sent) announce();
  }, [answer, sent]);

  return (
    <>
      {sent && <Alert tone="success">{t('verify.sentAgain')}</Alert>}
      <PostForm className="flex justify-between gap-3 text-13 text-text-2">
        <span>{t('verify.nothingArrived')}</span>
        {left > 0 ? (
          <span role="timer" className="text-text-3 tabular-nums">
            {t('verify.sendAgainIn', { time: clockText(left) })}
          </span>
        ) : (
          <button
            type="submit"
            name="intent"
            value="resend"
            aria-busy={sending || undefined}
            // A target of 26 in a line of 18.
            className="link -my-1 py-1"
          >
            {t('verify.sendAgain')}
          </button>
        )}
      </PostForm>
    </>
  );
}

/**
 * Seconds until another code may be asked for, counting down; 0 on the server, which knows no tab.
 * @param sent changes when another code was sent or rejected
 */
function useCodeWait(email: string, sent: unknown): number {
  const [end, setEnd] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code starts another wait.
  useEffect(() => setEnd(codeWaitEnd(email)), [email, sent]);
  return useSecondsUntil(end);
}
