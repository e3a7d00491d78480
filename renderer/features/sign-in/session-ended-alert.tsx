import { useTranslation } from 'react-i18next';
import { useSessionEnded } from '../../lib/navigation/session-ended.ts';
import { Alert } from '../../ui/alert.tsx';

/** Why one stands at the door again: a toast alone would be gone before it is read. */
export function SessionEndedAlert() {
  const { t } = useTranslation();
  if (!useSessionEnded()) return null;
  return (
    <Alert tone="warning" role="alert">
      <b className="block font-medium">{t('session.ended')}</b>
      {t('session.endedHint')}
    </Alert>
  );
}
