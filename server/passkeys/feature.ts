import { passkeys as table } from '../auth/passkeys/tables.ts';
import type { ServerFeature } from '../features/feature.ts';
import * as all from './passkey-operations.ts';

const { readPasskeys, ...operations } = all;

/** Passkeys of users, which sign in and confirm changes of the account. */
export const passkeys = {
  operations,
  ownData: {
    tables: [table],
    collect: async ({ db }, { id }) => ({ passkeys: (await readPasskeys({ db }, id)).items }),
  },
} satisfies ServerFeature;
