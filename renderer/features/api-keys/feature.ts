import type { Feature } from '../../layout/feature.ts';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { may } from '../../lib/permissions.ts';
import { loadQuery } from '../../lib/services/load-query.ts';

export const apiKeys: Feature = {
  routes: { app: [], manager: [] },
  namespaces: [],
  navigation: [],
  accountPage: {
    title: 'api-keys:title',
    description: 'api-keys:description',
    allowed: ({ currentUser }) => !currentUser?.impersonatedBy,
    namespaces: ['api-keys'],
    load: (services) => loadQuery(services, (api) => api.apiKeys.list.queryOptions()),
    component: createChunk(async () => (await import('./account-keys.tsx')).AccountKeys),
  },
  userPage: {
    title: 'api-keys:title',
    allowed: (init) => may(init, 'session', 'list'),
    namespaces: ['api-keys'],
    load: (services, id) => loadQuery(services, (api) => api.apiKeys.ofUser.queryOptions({ input: { id } })),
    component: createChunk(async () => (await import('./key-list.tsx')).KeysOfUser),
  },
  palette: null,
  home: null,
  dashboard: null,
};
