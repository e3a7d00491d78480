import type { InputServices, TestedFeature } from '#tests/support/tested-features.ts';

const code = 'AAAAAA';
const credential = {
  id: 'gone',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
};

export const feature: TestedFeature = {
  name: 'passkeys',
  forUsers: [
    'list',
    'requestCode',
    'createOptions',
    'create',
    'rename',
    'remove',
    'confirmOptions',
    'confirm',
  ],
  forEverybody: ['signInOptions', 'signIn'],
  permissions: [],
  tables: ['passkeys'],
  ownData: {
    places: { 'passkeys.user_id': 'passkeys' },
    async add(sql, { id }) {
      await sql`insert into passkeys (id, user_id, name, credential, public_key, counter, synced)
        values ('p', ${id}, 'Lantern key', 'c', 'k', 0, false)`;
    },
    expected: () => ({ passkeys: [{ name: 'Lantern key', lastUsedAt: null }] }),
  },
  refusals: { createOptions: 400, create: 400, rename: 404, confirm: 404, signIn: 400 },
  inputs: (services) => ({
    list: undefined,
    requestCode: async () => {
      await services.server().database.sql`delete from verifications`;
      return {};
    },
    createOptions: () => ({ code }),
    create: {
      name: 'Lantern key',
      // JSON, but no object: null.
      credential: { id: 'new', response: { clientDataJSON: 'bnVsbA', attestationObject: 'AA' } },
    },
    rename: { id: 'gone', name: 'Lantern key' },
    remove: { id: 'gone' },
    confirmOptions: () => ({ purpose: 'deletion' }),
    confirm: { purpose: 'deletion', credential },
    signInOptions: () => ({}),
    signIn: { credential },
    ofUser: async () => ({ userId: await ownId(services) }),
    removeOfUser: async () => ({ userId: await ownId(services), id: 'gone' }),
  }),
};

async function ownId({ admin }: InputServices): Promise<string> {
  return (await admin().get('/get-session')).body.user.id;
}
