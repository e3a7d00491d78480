import type { TestedFeature } from '#tests/support/tested-features.ts';

export const feature: TestedFeature = {
  name: 'apiKeys',
  forUsers: ['list', 'create', 'revoke'],
  permissions: [],
  tables: ['api_keys'],
  ownData: {
    places: {},
    async add(sql, { id }) {
      await sql`insert into api_keys (id, user_id, name, hash, start, permissions)
        values ('k', ${id}, 'Nightly report', 'hash', 'start', '{repository:read}')`;
    },
    expected: () => ({ apiKeys: [{ name: 'Nightly report', permissions: ['repository:read'] }] }),
  },
  inputs: (services) => ({
    list: undefined,
    create: () => ({
      name: 'Nightly report',
      days: 30,
      organizationId: null,
      permissions: ['job:list'],
    }),
    revoke: { id: 'none' },
    ofUser: async () => ({ id: (await services.admin().get('/get-session')).body.user.id }),
    revokeOfUser: async () => {
      const { body } = await services.admin().get('/get-session');
      return { id: body.user.id, keyId: 'none' };
    },
  }),
};
