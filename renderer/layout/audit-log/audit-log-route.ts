import ScrollText from 'lucide-react/icons/scroll-text';
import type { RouteObject } from 'react-router';
import { appFacts } from '#contract/facts/define-app.ts';
import type { OrganizationRole } from '#contract/facts/tenant-roles.ts';
import { listLoader } from '../../components/list/load-list.ts';
import { page, skipRevalidation } from '../routes/page.ts';
import type { AuditLogPage } from './audit-log-pages.tsx';

/** Texts of pages with events: what features call their records and what is done to them, too. */
function namespaces(): string[] {
  const { auditActions, featureOf } = appFacts();
  return [...new Set(['records', 'activity', ...auditActions.flatMap((action) => featureOf(action) ?? [])])];
}

/** Makes the route of a page with events. */
export function auditLogRoute(options: AuditLogPage): RouteObject {
  const { path, title, scope } = options;
  return page({
    path,
    title,
    namespaces,
    component: async () => (await import('./audit-log-pages.tsx')).auditLogPageOf(options),
    loader: listLoader(async () => {
      const { eventList } = await import('./event-list.ts');
      return (id) => eventList(scope ?? id);
    }),
    shouldRevalidate: skipRevalidation,
  });
}

/** Tab of the page of an organization, for its owners and admins. */
export const auditLogTab = {
  path: 'audit',
  icon: ScrollText,
  label: 'audit-log-area:title',
  allowed: (role: OrganizationRole) => role !== 'member',
};
