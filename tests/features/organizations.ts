import type { InputServices, TestedFeature } from '#tests/support/tested-features.ts';

export const feature: TestedFeature = {
  name: 'organizations',
  forUsers: [
    'list',
    'read',
    'activity',
    'checkSlug',
    'create',
    'changeSettings',
    'delete',
    'setActive',
    'leave',
    'transfer',
    'members',
    'setMemberRole',
    'removeMember',
  ],
  permissions: [['organization', 'use', true, true]],
  inputs: (services) => ({
    list: undefined,
    read: async () => ({ id: (await createOrganization(services)).id }),
    activity: async () => ({ id: (await createOrganization(services)).id }),
    checkSlug: { slug: 'free' },
    create: newOrganization,
    changeSettings: async () => {
      const { id, updatedAt } = await createOrganization(services);
      return { ...newOrganization(), id, expectedUpdatedAt: updatedAt };
    },
    delete: async () => ({ id: (await createOrganization(services)).id }),
    setActive: async () => ({ id: (await createOrganization(services)).id }),
    leave: async () => {
      const { id } = await createOrganization(services);
      await addMember(services, id, 'owner');
      return { id };
    },
    transfer: async () => withMember(services),
    members: async () => ({ id: (await createOrganization(services)).id, limit: 5 }),
    setMemberRole: async () => ({ ...(await withMember(services)), role: 'admin' }),
    removeMember: async () => withMember(services),
  }),
};

function newOrganization() {
  return { name: 'Lantern', slug: crypto.randomUUID() };
}

/** By the database, as a user may have few of them. */
async function createOrganization(services: InputServices): Promise<{ id: string; updatedAt: string }> {
  const { sql } = services.server().database;
  const { body } = await services.admin().get('/get-session');
  const [created] = await sql<[{ id: string; updatedAt: string }]>`
    insert into organizations (id, name, slug) values (gen_random_uuid()::text, 'Lantern', gen_random_uuid()::text)
    returning id, updated_at as "updatedAt"`;
  await sql`insert into members (id, organization_id, user_id, role)
    values (gen_random_uuid()::text, ${created.id}, ${body.user.id}, 'owner')`;
  return { id: created.id, updatedAt: new Date(created.updatedAt).toISOString() };
}

async function withMember(services: InputServices) {
  const { id } = await createOrganization(services);
  return { id, memberId: await addMember(services, id, 'member') };
}

async function addMember({ server }: InputServices, organizationId: string, role: string): Promise<string> {
  const { sql } = server().database;
  const [user] = await sql`insert into users (id, name, email)
    values (gen_random_uuid()::text, 'Nia Otieno', gen_random_uuid() || '@example.com') returning id`;
  const [member] = await sql`insert into members (id, organization_id, user_id, role)
    values (gen_random_uuid()::text, ${organizationId}, ${user?.id}, ${role}) returning id`;
  return member?.id;
}
