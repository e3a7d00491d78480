import { apiKeys as table } from '../database/schema/index.ts';
import type { ServerFeature } from '../features/feature.ts';
import {
  createApiKey,
  listApiKeys,
  listUserApiKeys,
  readApiKeys,
  revokeApiKey,
  revokeUserApiKey,
} from './api-key-operations.ts';
import { authenticateKeys } from './authenticate-keys.ts';

/** Keys with which programs call the API. */
export const apiKeys = {
  operations: {
    list: listApiKeys,
    create: createApiKey,
    revoke: revokeApiKey,
    ofUser: listUserApiKeys,
    revokeOfUser: revokeUserApiKey,
  },
  authenticate: authenticateKeys,
  ownData: {
    tables: [table],
    collect: async ({ db }, { id }) => ({ apiKeys: await readApiKeys(db, id) }),
  },
} satisfies ServerFeature;
