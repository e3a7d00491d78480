import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { useLoginNotice } from '../../lib/navigation/login-notice.ts';

/** Why one stands at the door again: a toast alone would be gone before it is read. */
export function NoticeAlert() {
  const { t } = useTranslation();
  const notice = useLoginNotice();
  if (!notice) return null;
  const deleted = notice === 'account-deleted';
  return (
    <Alert tone={deleted ? 'success' : 'warning'} role="alert">
      <b className="block font-medium">{deleted ? t('session.deleted') : t('session.ended')}</b>
      {deleted ? t('session.deletedHint') : t('session.endedHint')}
    </Alert>
  );
}
