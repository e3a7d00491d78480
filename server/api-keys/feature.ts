import type { ServerFeature } from '../features/feature.ts';
import { create, list, ofUser, readApiKeys, revoke, revokeOfUser } from './api-key-operations.ts';
import { authenticateKeys } from './authenticate-keys.ts';
import { apiKeys as table } from './tables.ts';

/** Keys with which programs call the API. */
export const apiKeys = {
  operations: { list, create, revoke, ofUser, revokeOfUser },
  authenticate: authenticateKeys,
  ownData: {
    tables: [table],
    collect: async ({ db }, { id }) => ({ apiKeys: (await readApiKeys({ db }, id)).items }),
  },
} satisfies ServerFeature;
