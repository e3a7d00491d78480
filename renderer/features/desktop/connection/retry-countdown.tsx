import { useTranslation } from 'react-i18next';
import { clockText } from '../../../lib/countdown/clock-text.ts';
import { useSecondsUntil } from '../../../lib/countdown/use-seconds-until.ts';

/** When the app tries again by itself. */
export function RetryCountdown({ retryAt }: { retryAt: string }) {
  const { t } = useTranslation('desktop');
  const seconds = useSecondsUntil(Date.parse(retryAt));
  return (
    <p className="text-13 text-text-3 tabular-nums">
      {seconds > 0 ? t('connection.retryIn', { time: clockText(seconds) }) : t('connection.retrying')}
    </p>
  );
}
