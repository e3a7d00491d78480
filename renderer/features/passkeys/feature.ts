import type { Feature } from '../../layout/feature.ts';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { may } from '../../lib/permissions.ts';
import { loadQuery } from '../../lib/services/load-query.ts';

export const passkeys: Feature = {
  routes: { app: [], manager: [] },
  namespaces: [],
  navigation: [],
  userPage: {
    id: 'passkeys',
    allowed: (init) => may(init, 'user', 'get'),
    namespaces: ['passkeys'],
    load: (services, userId) =>
      loadQuery(services, (api) => api.passkeys.ofUser.queryOptions({ input: { userId } })),
    component: createChunk(async () => (await import('./passkeys-of-user.tsx')).PasskeysOfUser),
  },
  palette: null,
  home: null,
  dashboard: null,
};
