import ScrollText from 'lucide-react/icons/scroll-text';
import type { OrganizationRole } from '#contract/tenant-permissions.ts';
import { eventNamespaces } from '../../../components/audit-log/event-namespaces.ts';
import { listLoader } from '../../../components/list/load-list.ts';
import { page, skipRevalidation } from '../../../layout/routes/page.ts';

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
  component: async () => (await import('./audit-log-page.tsx')).OrganizationEventsPage,
  loader: listLoader(async () => (await import('../../../components/audit-log/event-list.ts')).eventList),
  shouldRevalidate: skipRevalidation,
});
