import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { resendSeconds } from '#contract/sign-in-code.ts';
import { clockText, useSecondsUntil } from '../../lib/countdown.ts';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { toast } from '../ui/toast.ts';

interface SendAgainProps {
  /** Time from which the server sends another code, ISO 8601; undefined: now. */
  resendAt: string | undefined;
  onSend(): Promise<unknown>;
}

/** Button for another code, with the seconds to wait. */
export function SendAgain({ resendAt, onSend }: SendAgainProps) {
  const { t } = useTranslation('account');
  const seconds = useSecondsUntil(resendAt === undefined ? undefined : Date.parse(resendAt));
  // A clock that runs behind the server's must not lock anybody out.
  const left = seconds > 2 * resendSeconds ? 0 : seconds;
  const send = useMutation({ mutationFn: onSend, onSuccess: () => toast.success(t('code.sentAgain')) });
  return (
    <>
      <FailureAlert error={send.error} />
      <div className="flex flex-wrap justify-between gap-x-3 text-13 text-text-2">
        <span>{t('code.nothingArrived')}</span>
        {left > 0 ? (
          <span role="timer" className="text-text-3 tabular-nums">
            {t('code.sendAgainIn', { time: clockText(left) })}
          </span>
        ) : (
          <button
            type="button"
            aria-busy={send.isPending || undefined}
            onClick={() => !send.isPending && send.mutate()}
            // A target of 26 in a line of 18.
            className="link -my-1 py-1"
          >
            {t('code.sendAgain')}
          </button>
        )}
      </div>
    </>
  );
}
