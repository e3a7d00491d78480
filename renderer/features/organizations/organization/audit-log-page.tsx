import { AuditLogView } from '../../../components/audit-log/audit-log-view.tsx';
import { useOrganization } from './organization.ts';

/** /app/organizations/{id}/audit */
export function OrganizationEventsPage() {
  return <AuditLogView scope={useOrganization().id} />;
}
