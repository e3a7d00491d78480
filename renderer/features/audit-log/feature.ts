import ScrollText from 'lucide-react/icons/scroll-text';
import type { Init } from '#contract/api/init.ts';
import { auditLogRoute } from '../../layout/audit-log/audit-log-route.ts';
import type { Feature } from '../../layout/feature.ts';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { may } from '../../lib/permissions.ts';

const ownEvents = auditLogRoute({ path: 'account/activity', title: 'audit-log-area:own', scope: 'own' });

function mayList(init: Init): boolean {
  return may(init, 'audit', 'list');
}

export const auditLog: Feature = {
  routes: {
    app: [ownEvents],
    manager: [ownEvents, auditLogRoute({ path: 'audit', title: 'audit-log-area:title', scope: 'all' })],
  },
  namespaces: ['audit-log-area'],
  navigation: [
    {
      id: 'audit',
      icon: ScrollText,
      label: 'audit-log-area:title',
      synonyms: 'audit-log-area:synonyms',
      keys: ['g', 'l'],
      allowed: mayList,
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
  eventList: {
    allowed: mayList,
    to: (action, since) => `/manager/audit?${new URLSearchParams({ action, since })}`,
  },
};
