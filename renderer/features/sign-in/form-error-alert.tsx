import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { type FieldIssue, type FormError, formErrorText } from '../../components/form/form-error.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { retryAfterOf } from '../../lib/api/api-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface FormErrorAlertProps {
  formError: FormError | undefined;
  /** Whether a countdown shows the wait. It needs a script; without one the alert has to say how long it is. */
  hasCountdown?: boolean;
}

/** The server's error above a form, with the time to wait, if any. */
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

/** The text of a field error whose schema names the key of its message: the generic ones stay out of the first load. */
export function useOwnIssueText(fieldError: FieldIssue | undefined): string | undefined {
  const translate = useTranslate();
  return typeof fieldError === 'object' ? translate(`validation:${fieldError.message}`) : fieldError;
}
