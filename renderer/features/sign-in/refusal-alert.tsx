import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import type { FormRefusal } from './form-refusal.ts';

/** What the server refused, above the form. */
export function RefusalAlert({ refusal }: { refusal: FormRefusal | undefined }) {
  const { t } = useTranslation();
  if (!refusal?.refused) return null;
  const { code, message } = refusal.refused;
  return (
    <Alert tone="danger" role="alert">
      {/* No answer came, so nobody has translated it. */}
      {code === 'NETWORK_ERROR' ? t('states.unreachable') : message}
    </Alert>
  );
}
