import ScrollText from 'lucide-react/icons/scroll-text';
import { eventNamespaces } from '../../components/audit-log/event-namespaces.ts';
import { listLoader } from '../../components/list/load-list.ts';
import type { Feature } from '../../layout/feature.ts';
import { page, skipRevalidation } from '../../layout/routes/page.ts';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { may } from '../../lib/permissions.ts';

const ownEvents = () =>
  page({
    path: 'account/activity',
    title: 'audit-log-area:own',
    namespaces: eventNamespaces,
    component: async () => (await import('./audit-log-pages.tsx')).OwnEventsPage,
    loader: listLoader(async () =>
      (await import('../../components/audit-log/event-list.ts')).eventList('own'),
    ),
    shouldRevalidate: skipRevalidation,
  });

export const auditLog: Feature = {
  routes: {
    app: [ownEvents()],
    manager: [
      ownEvents(),
      page({
        path: 'audit',
        title: 'audit-log-area:title',
        namespaces: eventNamespaces,
        component: async () => (await import('./audit-log-pages.tsx')).AuditLogPage,
        loader: listLoader(async () =>
          (await import('../../components/audit-log/event-list.ts')).eventList(),
        ),
        shouldRevalidate: skipRevalidation,
      }),
    ],
  },
  namespaces: ['audit-log-area'],
  navigation: [
    {
      id: 'audit',
      icon: ScrollText,
      label: 'audit-log-area:title',
      synonyms: 'audit-log-area:synonyms',
      keys: ['g', 'l'],
      allowed: (init) => may(init, 'audit', 'list'),
      to: { manager: { path: '/manager/audit', in: 'configuration' } },
    },
  ],
  accountPage: {
    title: 'audit-log-area:own',
    description: 'audit-log-area:ownDescription',
    allowed: () => true,
    namespaces: [],
    load: async () => {},
    component: createChunk(async () => (await import('./account-events.tsx')).AccountEvents),
  },
  home: null,
  dashboard: null,
  palette: null,
};
