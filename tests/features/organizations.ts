import { samplePicture } from '#tests/support/sample-pictures.ts';
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
    'uploadPicture',
    'removePicture',
    'delete',
    'previewDeletion',
    'setActive',
    'leave',
    'transfer',
    'members',
    'setMemberRole',
    'removeMembers',
    'teams',
    'team',
    'createTeam',
    'renameTeam',
    'deleteTeam',
    'teamMembers',
    'teamCandidates',
    'addTeamMember',
    'removeTeamMember',
    'invitations',
    'invite',
    'resendInvitations',
    'cancelInvitations',
    'receivedInvitations',
    'acceptInvitation',
    'declineInvitation',
    'inviteLinks',
    'createInviteLink',
    'revokeInviteLink',
    'acceptInviteLink',
    'firstSteps',
    'dismissFirstSteps',
  ],
  forEverybody: ['readInvitation', 'readInviteLink'],
  permissions: [
    ['organization', 'use', true, true],
    ['organization', 'manage', false, true],
  ],
  swept: {
    invitations: {
      stays: '29 days',
      goes: '31 days',
      row: (name, end) =>
        `(id, organization_id, email, inviter_id, expires_at) values ('${name}', 'acme', 'x', 'ada', ${end})`,
    },
    invite_links: {
      stays: '29 days',
      goes: '31 days',
      row: (name, end) =>
        `(id, organization_id, token_hash, role, creator_id, expires_at)
         values ('${name}', 'acme', '${name}', 'member', 'ada', ${end})`,
    },
  },
  ownData: {
    places: {
      'members.user_id': 'organizations',
      'team_members.user_id': 'teams',
      'invitations.inviter_id': 'invitationsSent',
      'invite_links.creator_id': 'inviteLinks',
      'invitations.email': 'invitationsReceived',
    },
    async add(sql, { id, email }) {
      await sql`insert into organizations (id, name, slug) values ('o', 'Mwangaza', 'mwangaza')`;
      await sql`insert into members (id, organization_id, user_id, role) values ('m', 'o', ${id}, 'owner')`;
      await sql`insert into teams (id, name, organization_id) values ('t', 'Lights', 'o')`;
      await sql`insert into team_members (id, team_id, user_id) values ('tm', 't', ${id})`;
      await sql`
        insert into invitations (id, organization_id, email, role, inviter_id, expires_at) values
        ('i', 'o', 'joe@example.com', 'member', ${id}, now()),
        ('j', 'o', ${email.toUpperCase()}, 'member', ${id}, now())`;
    },
    expected: ({ email }) => ({
      organizations: [{ name: 'Mwangaza', role: 'owner' }],
      teams: [{ name: 'Lights', organization: 'Mwangaza' }],
      invitationsSent: [{ email: 'joe@example.com' }, { email: email.toUpperCase() }],
      invitationsReceived: [{ organization: 'Mwangaza' }],
    }),
  },
  inputs: (services) => ({
    dashboard: { days: 7 },
    ofUser: { id: 'nobody' },
    list: undefined,
    active: undefined,
    firstSteps: undefined,
    dismissFirstSteps: async () => ({ id: (await createOrganization(services)).id }),
    read: async () => ({ id: (await createOrganization(services)).id }),
    activity: async () => ({ id: (await createOrganization(services)).id }),
    checkSlug: { slug: 'free' },
    create: newOrganization,
    changeSettings: async () => {
      const { id, updatedAt } = await createOrganization(services);
      return { ...newOrganization(), id, expectedUpdatedAt: updatedAt };
    },
    uploadPicture: async () => ({
      id: (await createOrganization(services)).id,
      content: samplePicture('webp').toString('base64'),
    }),
    removePicture: async () => ({ id: (await createOrganization(services)).id }),
    delete: async () => ({ id: (await createOrganization(services)).id }),
    previewDeletion: async () => ({ id: (await createOrganization(services)).id }),
    previewAnyDeletion: async () => ({ id: (await createOrganization(services)).id }),
    setActive: async () => ({ id: (await createOrganization(services)).id }),
    leave: async () => {
      const { id } = await createOrganization(services);
      await addMember(services, id, 'owner');
      return { id };
    },
    transfer: async () => withMember(services),
    people: { searchTerm: 'a', limit: 5 },
    members: async () => ({ id: (await createOrganization(services)).id, limit: 5 }),
    setMemberRole: async () => ({ ...(await withMember(services)), role: 'admin' }),
    removeMembers: async () => {
      const { id, memberId } = await withMember(services);
      return { id, memberIds: [memberId] };
    },
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
    invitations: async () => ({ id: (await createOrganization(services)).id, limit: 5 }),
    invite: async () => ({
      id: (await createOrganization(services)).id,
      emails: ['nia@example.com'],
      role: 'member',
    }),
    resendInvitations: async () => withInvitations(services),
    cancelInvitations: async () => withInvitations(services),
    receivedInvitations: undefined,
    readInvitation: { invitationId: 'none' },
    acceptInvitation: async () => received(services),
    declineInvitation: async () => received(services),
    inviteLinks: async () => ({ id: (await createOrganization(services)).id }),
    createInviteLink: async () => ({ id: (await createOrganization(services)).id }),
    revokeInviteLink: async () => {
      const { id } = await createOrganization(services);
      const made = await services
        .admin()
        .request('POST', `${services.server().url}/api/organizations/${id}/invite-links`, {});
      return { id, linkId: made.body.id };
    },
    readInviteLink: { token: 'none' },
    acceptInviteLink: async () => {
      const { id } = await createOrganization(services);
      const made = await services
        .admin()
        .request('POST', `${services.server().url}/api/organizations/${id}/invite-links`, {});
      return { token: new URL(made.body.url).pathname.split('/').at(-1) };
    },
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

/** An invitation by the admin; to an address of its own unless told, since one gets few in a day. */
async function withInvitation(services: InputServices, email = `${crypto.randomUUID()}@example.com`) {
  const { sql } = services.server().database;
  const { id } = await createOrganization(services);
  const [invitation] = await sql`
    insert into invitations (id, organization_id, email, role, expires_at, inviter_id)
    select gen_random_uuid()::text, ${id}, ${email}, 'member', now() + interval '1 day', user_id
    from members where organization_id = ${id} returning id`;
  return { id, invitationId: invitation?.id };
}

async function withInvitations(services: InputServices) {
  const { id, invitationId } = await withInvitation(services);
  return { id, invitationIds: [invitationId] };
}

/** An invitation of somebody else to the admin. */
async function received(services: InputServices) {
  const { sql } = services.server().database;
  const { body } = await services.admin().get('/get-session');
  const { id, invitationId } = await withInvitation(services, body.user.email);
  await addMember(services, id, 'owner');
  const [owner] = await sql`select user_id from members
    where organization_id = ${id} and user_id <> ${body.user.id}`;
  await sql`update invitations set inviter_id = ${owner?.user_id} where id = ${invitationId}`;
  await sql`delete from members where organization_id = ${id} and user_id = ${body.user.id}`;
  return { invitationId };
}
