import type { InputServices, TestedFeature } from '#tests/support/tested-features.ts';

export const feature: TestedFeature = {
  name: 'organizations',
  forUsers: [
    'list',
    'active',
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
    'teams',
    'team',
    'createTeam',
    'renameTeam',
    'deleteTeam',
    'teamMembers',
    'teamCandidates',
    'addTeamMember',
    'removeTeamMember',
  ],
  permissions: [
    ['organization', 'use', true, true],
    ['organization', 'manage', false, true],
  ],
  inputs: (services) => ({
    list: undefined,
    active: undefined,
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
    teams: async () => ({ id: (await withTeam(services)).id }),
    team: async () => withTeam(services),
    createTeam: async () => ({ id: (await createOrganization(services)).id, name: 'Design' }),
    renameTeam: async () => ({ ...(await withTeam(services)), name: 'Research' }),
    deleteTeam: async () => withTeam(services),
    teamMembers: async () => ({ ...(await withTeam(services)), limit: 5 }),
    teamCandidates: async () => ({ ...(await withTeam(services)), limit: 5 }),
    addTeamMember: async () => withTeamAndMember(services, false),
    removeTeamMember: async () => withTeamAndMember(services, true),
    all: { limit: 5 },
    readAny: async () => ({ id: (await createOrganization(services)).id }),
    anyMembers: async () => ({ id: (await createOrganization(services)).id, limit: 5 }),
    anyActivity: async () => ({ id: (await createOrganization(services)).id }),
    deleteAny: async () => ({ id: (await createOrganization(services)).id }),
    transferAny: async () => withMember(services),
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

/** Two, as the last one stays. */
async function withTeam(services: InputServices): Promise<{ id: string; teamId: string }> {
  const { id } = await createOrganization(services);
  const [team] = await services.server().database.sql<[{ id: string }]>`
    insert into teams (id, name, organization_id)
    select gen_random_uuid()::text, name, ${id} from unnest(array['Design', 'Support']) name returning id`;
  return { id, teamId: team.id };
}

async function withTeamAndMember(services: InputServices, joined: boolean) {
  const { id, teamId } = await withTeam(services);
  const memberId = await addMember(services, id, 'member');
  if (joined)
    await services.server().database.sql`insert into team_members (id, team_id, user_id)
      select gen_random_uuid()::text, ${teamId}, user_id from members where id = ${memberId}`;
  return { id, teamId, memberId };
}
