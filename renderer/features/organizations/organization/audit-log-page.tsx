import { useMemo } from 'react';
import { AuditLogView } from '../../../components/audit-log/audit-log-view.tsx';
import { eventList } from '../../../components/audit-log/event-list.ts';
import { useListPage } from '../../../components/list/use-list-page.ts';
import { useOrganization } from './organization-context.ts';

/** /app/organizations/{id}/audit */
export function OrganizationEventsPage() {
  const { id } = useOrganization();
  const page = useListPage(useMemo(() => eventList(id), [id]));
  return <AuditLogView page={page} scope={id} />;
}
