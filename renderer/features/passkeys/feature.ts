import type { Feature } from '../../layout/feature.ts';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { may } from '../../lib/permissions.ts';
import { loadQuery } from '../../lib/services/load-query.ts';

export const passkeys: Feature = {
  routes: { app: [], manager: [] },
  namespaces: [],
  navigation: [],
  accountPage: {
    title: 'passkeys:title',
    description: 'passkeys:description',
    allowed: ({ currentUser }) => !currentUser?.impersonatedBy,
    namespaces: ['passkeys'],
    load: (services) => loadQuery(services, (api) => api.passkeys.list.queryOptions()),
    component: createChunk(async () => (await import('./account-passkeys.tsx')).AccountPasskeys),
  },
  userPage: {
    title: 'passkeys:title',
    allowed: (init) => may(init, 'user', 'get'),
    namespaces: ['passkeys'],
    load: (services, userId) =>
      loadQuery(services, (api) => api.passkeys.ofUser.queryOptions({ input: { userId } })),
    component: createChunk(async () => (await import('./passkey-list.tsx')).PasskeysOfUser),
  },
  palette: null,
  home: null,
  dashboard: null,
};
