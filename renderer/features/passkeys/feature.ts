import type { Feature } from '../../layout/feature.ts';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { may } from '../../lib/permissions.ts';
import { loadQuery } from '../../lib/services/load-query.ts';

const title = 'passkeys:title';
const namespaces = ['passkeys'];

export const passkeys: Feature = {
  routes: { app: [], manager: [] },
  namespaces: [],
  navigation: [],
  accountPage: {
    title,
    description: 'passkeys:description',
    allowed: ({ currentUser }) => !currentUser?.impersonatedBy,
    namespaces,
    load: (services) => loadQuery(services, (api) => api.passkeys.list.queryOptions()),
    component: createChunk(async () => (await import('./account-passkeys.tsx')).AccountPasskeys),
  },
  userPage: {
    title,
    allowed: (init) => may(init, 'user', 'get'),
    namespaces,
    load: (services, userId) =>
      loadQuery(services, (api) => api.passkeys.ofUser.queryOptions({ input: { userId } })),
    component: createChunk(async () => (await import('./passkeys-of-user.tsx')).PasskeysOfUser),
  },
  palette: null,
  home: null,
  dashboard: null,
};
