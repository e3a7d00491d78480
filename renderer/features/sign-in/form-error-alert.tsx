import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { FormError } from '../../components/form/form-error.ts';
import { formErrorText } from '../../components/form/form-error-text.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { retryAfterOf } from '../../lib/api/retry-after.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface FormErrorAlertProps {
  formError: FormError | undefined;
  /** Whether a countdown shows the wait. It needs a script; without one the alert has to say how long it is. */
  hasCountdown?: boolean;
}

/** What the server rejected, above the form. */
export function FormErrorAlert({ formError, hasCountdown = false }: FormErrorAlertProps) {
  const translate = useTranslate();
  if (!formError?.apiError) return null;
  const seconds = retryAfterOf(formError.apiError.data);
  return (
    <Alert tone="danger" role="alert">
      {formErrorText(translate, formError.apiError)}
      {seconds && (
        <span className={clsx(hasCountdown && 'hidden noscript:inline')}>
          {' '}
          <Wait seconds={seconds} />
        </span>
      )}
    </Alert>
  );
}

/** In seconds where it is worth counting them, else in minutes, or in hours. */
function Wait({ seconds }: { seconds: number }) {
  const { t } = useTranslation('sign-in');
  if (seconds <= 120) return t('refused.seconds', { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return t('refused.minutes', { count: minutes });
  return t('refused.hours', { count: Math.ceil(minutes / 60) });
}
