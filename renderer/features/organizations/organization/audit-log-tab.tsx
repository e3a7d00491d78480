import ScrollText from 'lucide-react/icons/scroll-text';
import type { OrganizationRole } from '#contract/tenant-permissions.ts';
import { eventNamespaces } from '../../../components/audit-log/event-namespaces.ts';
import { listLoader } from '../../../components/list/load-list.ts';
import { page, skipRevalidation } from '../../../layout/routes/page.ts';
import { useOrganization } from './organization.ts';

/** Events of an organization, for its owners and admins. */
export const auditLogTab = {
  path: 'audit',
  icon: ScrollText,
  label: 'audit-log-area:title',
  allowed: (role: OrganizationRole) => role !== 'member',
};

export const auditLogRoute = page({
  path: 'audit',
  title: 'audit-log-area:title',
  namespaces: eventNamespaces,
  component: async () => {
    const { AuditLogView } = await import('../../../components/audit-log/audit-log-view.tsx');
    return function OrganizationEventsPage() {
      return <AuditLogView scope={useOrganization().id} />;
    };
  },
  loader: listLoader(async () => (await import('../../../components/audit-log/event-list.ts')).eventList),
  shouldRevalidate: skipRevalidation,
});
