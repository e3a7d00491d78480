import { useTranslation } from 'react-i18next';
import { AuditLogView } from '../../components/audit-log/audit-log-view.tsx';
import { ExportsButton } from './exports-button.tsx';

/** /manager/audit */
export function AuditLogPage() {
  const { t } = useTranslation('audit-log-area');
  return <AuditLogView title={t('title')} action={(whole) => <ExportsButton whole={whole} />} />;
}

/** /app/account/activity and /manager/account/activity */
export function OwnEventsPage() {
  const { t } = useTranslation('audit-log-area');
  return <AuditLogView title={t('own')} scope="own" />;
}
