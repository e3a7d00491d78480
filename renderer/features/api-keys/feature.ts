import type { Feature } from '../../layout/feature.ts';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { may } from '../../lib/permissions.ts';
import { loadQuery } from '../../lib/services/load-query.ts';

const title = 'api-keys:title';
const namespaces = ['api-keys'];

export const apiKeys: Feature = {
  routes: { app: [], manager: [] },
  namespaces: [],
  navigation: [],
  accountPage: {
    title,
    description: 'api-keys:description',
    allowed: ({ currentUser }) => !currentUser?.impersonatedBy,
    namespaces,
    load: (services) => loadQuery(services, (api) => api.apiKeys.list.queryOptions()),
    component: createChunk(async () => (await import('./account-keys.tsx')).AccountKeys),
  },
  userPage: {
    title,
    allowed: (init) => may(init, 'session', 'list'),
    namespaces,
    load: (services, id) => loadQuery(services, (api) => api.apiKeys.ofUser.queryOptions({ input: { id } })),
    component: createChunk(async () => (await import('./keys-of-user.tsx')).KeysOfUser),
  },
  palette: null,
  home: null,
  dashboard: null,
};
