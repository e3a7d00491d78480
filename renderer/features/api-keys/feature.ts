import type { Feature } from '../../layout/feature.ts';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { may } from '../../lib/permissions.ts';
import { loadQuery } from '../../lib/services/load-query.ts';

export const apiKeys: Feature = {
  routes: { app: [], manager: [] },
  namespaces: [],
  navigation: [],
  accountPage: {
    id: 'api-keys',
    // An admin who acts as somebody sees neither the keys nor the sessions of that user.
    allowed: ({ currentUser }) => !currentUser?.impersonatedBy,
    namespaces: ['api-keys'],
    load: (services) => loadQuery(services, (api) => api.apiKeys.list.queryOptions()),
    component: createChunk(async () => (await import('./account-keys.tsx')).AccountKeys),
  },
  userPage: {
    id: 'api-keys',
    allowed: (init) => may(init, 'session', 'list'),
    namespaces: ['api-keys'],
    load: (services, id) => loadQuery(services, (api) => api.apiKeys.ofUser.queryOptions({ input: { id } })),
    component: createChunk(async () => (await import('./keys-of-user.tsx')).KeysOfUser),
  },
  palette: null,
  home: null,
  dashboard: null,
};
