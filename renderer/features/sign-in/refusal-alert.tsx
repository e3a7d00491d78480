import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { retryAfterOf } from '../../lib/api/retry-after.ts';
import type { FormRefusal } from '../../lib/form/form-refusal.ts';
import { refusalText } from '../../lib/form/refusal-text.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Alert } from '../../ui/alert.tsx';

interface RefusalAlertProps {
  refusal: FormRefusal | undefined;
  /** Whether a countdown shows the wait. It needs a script; without one the alert has to say how long it is. */
  hasCountdown?: boolean;
}

/** What the server refused, above the form. */
export function RefusalAlert({ refusal, hasCountdown = false }: RefusalAlertProps) {
  const translate = useTranslate();
  if (!refusal?.refused) return null;
  const seconds = retryAfterOf(refusal.refused.data);
  return (
    <Alert tone="danger" role="alert">
      {refusalText(translate, refusal.refused)}
      {seconds && (
        <span className={clsx(hasCountdown && 'hidden noscript:inline')}>
          {' '}
          <Wait seconds={seconds} />
        </span>
      )}
    </Alert>
  );
}

/** In seconds where it is worth counting them, else in minutes. */
function Wait({ seconds }: { seconds: number }) {
  const { t } = useTranslation('sign-in');
  return seconds <= 120
    ? t('refused.seconds', { count: seconds })
    : t('refused.minutes', { count: Math.ceil(seconds / 60) });
}
