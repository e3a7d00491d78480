import ScrollText from 'lucide-react/icons/scroll-text';
import { auditLogRoute } from '../../layout/audit-log/audit-log-route.ts';
import type { Feature } from '../../layout/feature.ts';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { may } from '../../lib/permissions.ts';

const ownEvents = auditLogRoute({ path: 'account/activity', title: 'audit-log-area:own', scope: 'own' });

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
  eventList: '/manager/audit',
};
