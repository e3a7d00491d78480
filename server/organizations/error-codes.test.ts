import { afterAll, describe, expect, it } from 'vitest';
import { organizationPluginCodes } from '#contract/errors/tenant-codes.ts';
import { languages } from '#contract/languages.ts';
import { item } from '#server/example-records/random.ts';
import { translator } from '#server/http/translate.ts';
import { startAuthServer } from '#tests/support/auth-server.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { createOrganization } from '#tests/support/organizations.ts';

type OrganizationCode = (typeof organizationPluginCodes)[number];

/** As low as possible, so that each limit is reached by a few requests. */
const limits = {
  organizationsPerPerson: 60,
  membersPerOrganization: 4,
  teamsPerOrganization: 2,
  membersPerTeam: 2,
  pendingInvitations: 2,
};
let count = 0;

const server = await startAuthServer({ organizationLimits: limits });
const owner = await server.signIn('owner@example.com');
const admin = await server.signIn('second@example.com');
const member = await server.signIn('third@example.com');
const stranger = await server.signIn('stranger@example.com');
afterAll(() => server.stop());

interface World {
  organizationId: string;
  /** Calls an endpoint for organizations, as the owner unless told otherwise. */
  post(path: string, body: object, browser?: Browser): Promise<Answer>;
  memberId(browser: Browser): Promise<string>;
}

/** A new organization with an owner, an admin and a member. */
async function makeWorld(): Promise<World> {
  const { sql } = server.database;
  count += 1;
  await sql`delete from rate_limits`;
  const organizationId = await createOrganization(owner, `acme-${count}`);
  for (const [browser, role] of [
    [admin, 'admin'],
    [member, 'member'],
  ] as const)
    await sql`insert into members (id, organization_id, user_id, role)
      values (gen_random_uuid()::text, ${organizationId}, ${await idOf(browser)}, ${role})`;
  return {
    organizationId,
    post: (path, body, browser = owner) => browser.post(`/organization/${path}`, { organizationId, ...body }),
    async memberId(browser) {
      const [row] = await sql`select id from members
        where organization_id = ${organizationId} and user_id = ${await idOf(browser)}`;
      return row?.id;
    },
  };
}

const invite = ({ post }: World, email: string, fields: object = {}, browser: Browser = owner) =>
  post('invite-member', { email, role: 'member', ...fields }, browser);

const rolesOfOwnMaking = 'roles of an own making are off (dynamicAccessControl)';

/** How each code comes about, or why it does not. */
const cases: Record<OrganizationCode, string | ((world: World) => Promise<Answer>)> = {
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_ORGANIZATION: async () => {
    await server.database.sql`update users set onboarded_at = null where email = 'stranger@example.com'`;
    const answer = await stranger.post('/organization/create', { name: 'Early', slug: 'early' });
    await server.database.sql`update users set onboarded_at = now() where email = 'stranger@example.com'`;
    return answer;
  },
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS: async () => {
    const { sql } = server.database;
    await sql`insert into organizations (id, name, slug)
      select 'full' || n, 'Full', 'full' || n from generate_series(1, ${limits.organizationsPerPerson}) n`;
    await sql`insert into members (id, organization_id, user_id, role) select 'full' || n, 'full' || n,
      ${await idOf(stranger)}, 'owner' from generate_series(1, ${limits.organizationsPerPerson}) n`;
    const answer = await stranger.post('/organization/create', { name: 'More', slug: 'more' });
    await sql`delete from organizations where id like 'full%'`;
    return answer;
  },
  ORGANIZATION_ALREADY_EXISTS: ({ post }) => post('create', { name: 'Again', slug: `acme-${count}` }),
  ORGANIZATION_SLUG_ALREADY_TAKEN: async ({ post }) => {
    await createOrganization(stranger, `taken-${count}`);
    return post('update', { data: { slug: `taken-${count}` } });
  },
  ORGANIZATION_NOT_FOUND: 'of operations alone: organizations.test.ts',
  USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION: ({ post }) => post('set-active', {}, stranger),
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION: ({ post }) =>
    post('update', { data: { name: 'X' } }, member),
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION: ({ post }) => post('delete', {}, admin),
  NO_ACTIVE_ORGANIZATION: () => stranger.post('/organization/remove-member', { memberIdOrEmail: 'x' }),
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: (world) => invite(world, 'third@example.com'),
  MEMBER_NOT_FOUND: ({ post }) => post('remove-member', { memberIdOrEmail: 'nobody@example.com' }),
  ROLE_NOT_FOUND: (world) => invite(world, 'new@example.com', { role: 'king' }),
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM: 'better-auth does not use it',
  TEAM_ALREADY_EXISTS: 'of operations alone: teams.test.ts',
  TEAM_NOT_FOUND: 'of operations alone: teams.test.ts',
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: ({ post }) => post('leave', {}),
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER: async ({ post, memberId }) =>
    post('update-member-role', { memberId: await memberId(owner), role: 'member' }),
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER: ({ post }) =>
    post('remove-member', { memberIdOrEmail: 'second@example.com' }, member),
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION: (world) =>
    invite(world, 'new@example.com', {}, member),
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: async (world) => {
    await invite(world, 'new@example.com');
    return invite(world, 'new@example.com');
  },
  INVITATION_NOT_FOUND: ({ post }) => post('cancel-invitation', { invitationId: 'none' }),
  YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION: async (world) => {
    const { body } = await invite(world, 'new@example.com');
    return world.post('accept-invitation', { invitationId: body.id }, stranger);
  },
  EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION: async (world) => {
    const { body } = await invite(world, 'stranger@example.com');
    return unverified(() => world.post('accept-invitation', { invitationId: body.id }, stranger));
  },
  EMAIL_VERIFICATION_REQUIRED_FOR_INVITATION: 'its endpoint is closed',
  YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION: async (world) => {
    const { body } = await invite(world, 'new@example.com');
    return world.post('cancel-invitation', { invitationId: body.id }, member);
  },
  YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS: 'of operations alone: invitations/invitations.test.ts',
  INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION: async (world) => {
    const { body } = await invite(world, 'stranger@example.com', {}, admin);
    await world.post('leave', {}, admin);
    return world.post('accept-invitation', { invitationId: body.id }, stranger);
  },
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE: (world) =>
    invite(world, 'new@example.com', { role: 'owner' }, admin),
  FAILED_TO_RETRIEVE_INVITATION: 'better-auth does not use it; a missing one is INVITATION_NOT_FOUND',
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS: 'of operations alone: teams.test.ts',
  UNABLE_TO_REMOVE_LAST_TEAM: 'of operations alone: teams.test.ts',
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER: async ({ post, memberId }) =>
    post('update-member-role', { memberId: await memberId(admin), role: 'member' }, member),
  ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: async (world) => {
    const { body } = await invite(world, 'stranger@example.com');
    await server.database.sql`insert into users (id, name, email) values ('fourth', 'F', 'fourth@example.com')
      on conflict do nothing`;
    await server.database.sql`insert into members (id, organization_id, user_id)
      values ('fourth', ${world.organizationId}, 'fourth')`;
    return world.post('accept-invitation', { invitationId: body.id }, stranger);
  },
  YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION: 'of operations alone: teams.test.ts',
  YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION: 'of operations alone: teams.test.ts',
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM: 'of operations alone: teams.test.ts',
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM: 'its endpoint is closed',
  INVITATION_LIMIT_REACHED: async (world) => {
    for (const email of ['one@example.com', 'two@example.com']) await invite(world, email);
    return invite(world, 'more@example.com');
  },
  TEAM_MEMBER_LIMIT_REACHED: 'of operations alone: teams.test.ts',
  USER_IS_NOT_A_MEMBER_OF_THE_TEAM: 'of operations alone: teams.test.ts',
  YOU_CAN_NOT_ACCESS_THE_MEMBERS_OF_THIS_TEAM: 'better-auth does not use it',
  YOU_DO_NOT_HAVE_AN_ACTIVE_TEAM: 'no team is chosen in this product: its endpoints are closed',
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER: 'of operations alone: teams.test.ts',
  YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER: 'of operations alone: teams.test.ts',
  YOU_ARE_NOT_ALLOWED_TO_ACCESS_THIS_ORGANIZATION: 'its endpoints are closed',
  YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION: 'its endpoints are closed',
  MISSING_AC_INSTANCE: rolesOfOwnMaking,
  YOU_MUST_BE_IN_AN_ORGANIZATION_TO_CREATE_A_ROLE: rolesOfOwnMaking,
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_ROLE: rolesOfOwnMaking,
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_A_ROLE: rolesOfOwnMaking,
  YOU_ARE_NOT_ALLOWED_TO_DELETE_A_ROLE: rolesOfOwnMaking,
  YOU_ARE_NOT_ALLOWED_TO_READ_A_ROLE: rolesOfOwnMaking,
  YOU_ARE_NOT_ALLOWED_TO_LIST_A_ROLE: rolesOfOwnMaking,
  YOU_ARE_NOT_ALLOWED_TO_GET_A_ROLE: rolesOfOwnMaking,
  TOO_MANY_ROLES: rolesOfOwnMaking,
  INVALID_RESOURCE: rolesOfOwnMaking,
  ROLE_NAME_IS_ALREADY_TAKEN: rolesOfOwnMaking,
  CANNOT_DELETE_A_PRE_DEFINED_ROLE: rolesOfOwnMaking,
  ROLE_IS_ASSIGNED_TO_MEMBERS: rolesOfOwnMaking,
  INVALID_TEAM_ID: 'an id with a comma is no team of the organization: TEAM_NOT_FOUND (invitation-rules.ts)',
};

async function unverified(call: () => Promise<Answer>): Promise<Answer> {
  const set = (value: boolean) =>
    server.database.sql`update users set email_verified = ${value} where email = 'stranger@example.com'`;
  await set(false);
  const answer = await call();
  await set(true);
  return answer;
}

describe('every code of organizations and teams', () => {
  const reached = Object.entries(cases).flatMap(([code, reach]) =>
    typeof reach === 'string' ? [] : [[code, reach] as const],
  );

  it.each(reached)(
    '%s comes about over HTTP, and is told in the language of the caller',
    async (code, reach) => {
      const language = item(
        languages,
        reached.findIndex(([name]) => name === code),
      );
      for (const browser of [owner, admin, member, stranger])
        browser.headers = { 'accept-language': language };
      const { status, body } = await reach(await makeWorld());
      const message = translator(language)(`errors:${code as OrganizationCode}`);
      expect([status >= 400, body.code, body.message]).toEqual([true, code, message]);
    },
  );

  it('has a text of its own in each language', () => {
    for (const language of languages) {
      const texts = organizationPluginCodes.map((code) => translator(language)(`errors:${code}`));
      expect(texts.filter((text) => text === '' || /^[A-Z_]+$/.test(text))).toEqual([]);
    }
  });
});
