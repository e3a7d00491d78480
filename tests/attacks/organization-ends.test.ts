import { afterAll, beforeEach, expect, it } from 'vitest';
import { organizationRule } from '#server/auth/organization/organization-rules.ts';
import type { Database } from '#server/database/database.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';
import { samplePicture } from '#tests/support/sample-pictures.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { runConcurrently } from './support/run-concurrently.ts';

let team: string;
let memberId: string;
let updatedAt: string;

const on = await startInvitationServer();
// Whoever signed in first is the only admin, and could not be deleted.
await on.sql`update users set role = 'admin' where email = 'owner@example.com'`;
afterAll(() => on.server.stop());
beforeEach(async () => {
  await on.reset();
  await on.sql`insert into teams (id, name, organization_id) values ('other', 'Other', ${on.id()})`;
  team = (await on.sql`select id from teams where id <> 'other'`)[0]?.id;
  memberId = (
    await on.sql`select m.id from members m join users u on u.id = m.user_id
      where u.email = 'member@example.com'`
  )[0]?.id;
  updatedAt = (await at('GET', '')).body.updatedAt;
});

const at = (method: string, path: string, body?: unknown, browser: Browser = on.owner) =>
  on.call(browser, method, `/organizations/${on.id()}${path}`, body);
const tokenOf = async () =>
  new URL((await at('POST', '/invite-links', {})).body.url).pathname.split('/').at(-1);

type Sql = Database['sql'];
type Request = () => Promise<Answer>;

/** Sends a request, and changes the database after what it has looked up, before it writes. */
async function during(
  request: Request,
  hold: (sql: Sql) => Promise<unknown>,
  change: (sql: Sql) => Promise<unknown>,
): Promise<unknown[]> {
  const [answer] = await runConcurrently(on.server.database, hold, [request], change);
  return answer?.status === 200 ? [200] : [answer?.status, answer?.body.code];
}

const noOrganization = [404, 'ORGANIZATION_NOT_FOUND'];

it.each<[string, unknown[], () => Promise<Request>]>([
  ['createTeam', noOrganization, async () => () => at('POST', '/teams', { name: 'Late' })],
  ['invite', noOrganization, async () => () => at('POST', '/invitations', { emails: ['x@example.com'] })],
  ['createInviteLink', noOrganization, async () => () => at('POST', '/invite-links', {})],
  [
    'acceptInvitation',
    noOrganization,
    async () => {
      const invitationId = await on.inviteOne('ada@example.com');
      return () => on.answer(on.ada, invitationId, 'accept');
    },
  ],
  [
    'acceptInviteLink',
    noOrganization,
    async () => {
      const token = await tokenOf();
      return () => on.call(on.ada, 'POST', `/invite-links/${token}/accept`, {});
    },
  ],
  [
    'uploadPicture',
    noOrganization,
    async () => () => at('POST', '/picture', { content: samplePicture('jpeg').toString('base64') }),
  ],
  [
    'changeSettings',
    noOrganization,
    async () => () => at('PUT', '', { name: 'Late', slug: 'late', expectedUpdatedAt: updatedAt }),
  ],
  ['transfer', noOrganization, async () => () => at('POST', '/transfer', { memberId })],
  [
    'setMemberRole',
    noOrganization,
    async () => () => at('PUT', `/members/${memberId}/role`, { role: 'admin' }),
  ],
  ['renameTeam', noOrganization, async () => () => at('PUT', `/teams/${team}`, { name: 'Late' })],
])(
  '%s says what is missing where the organization is deleted meanwhile',
  async (_name, expected, prepare) => {
    const hold = async (sql: Sql) => {
      // In the order of whoever deletes it.
      await sql`select from members for update`;
      await sql`select from organizations for update`;
      await sql`select from teams for update`;
    };
    expect(await during(await prepare(), hold, (sql) => sql`delete from organizations`)).toEqual(expected);
  },
);

it.each<[string, unknown[], Request]>([
  [
    'setMemberRole',
    [404, 'MEMBER_NOT_FOUND'],
    () => at('PUT', `/members/${memberId}/role`, { role: 'admin' }),
  ],
  ['transfer', [404, 'MEMBER_NOT_FOUND'], () => at('POST', '/transfer', { memberId })],
  ['addTeamMember', [404, 'MEMBER_NOT_FOUND'], () => at('PUT', `/teams/${team}/members/${memberId}`)],
])('%s says what is missing where the member leaves meanwhile', async (_name, expected, request) => {
  const hold = (sql: Sql) => sql`select from members where id = ${memberId} for update`;
  const change = (sql: Sql) => sql`delete from members where id = ${memberId}`;
  expect(await during(request, hold, change)).toEqual(expected);
});

it('nobody gets into a team that is deleted meanwhile', async () => {
  const answer = await during(
    () => at('PUT', `/teams/${team}/members/${memberId}`),
    (sql) => sql`select from teams for update`,
    (sql) => sql`delete from teams where id = ${team}`,
  );
  expect(answer).toEqual([404, 'TEAM_NOT_FOUND']);
});

it('is deleted once by several at once', async () => {
  const hold = (sql: Sql) => sql`select from organizations for update`;
  const remove = () => at('DELETE', '');
  const answers = await runConcurrently(on.server.database, hold, [remove, remove, remove], async () => {});
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(await on.sql`select from audit_events where action = 'organization.deleted'`).toHaveLength(1);
});

it('is not deleted by who hands it over meanwhile', async () => {
  const answer = await during(
    () => at('DELETE', ''),
    (sql) => sql`select from members order by id for update`,
    async (sql) => {
      await sql`update members set role = 'owner' where id = ${memberId}`;
      await sql`update members set role = 'admin' where role = 'owner' and id <> ${memberId}`;
    },
  );
  expect(answer).toEqual([403, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION']);
});

it.each<[string, unknown[], string, () => Promise<Request>]>([
  [
    'addTeamMember',
    [404, 'MEMBER_NOT_FOUND'],
    'member@example.com',
    async () => () => at('PUT', `/teams/${team}/members/${memberId}`),
  ],
  [
    'acceptInvitation',
    [401, 'UNAUTHORIZED'],
    'ada@example.com',
    async () => {
      const invitationId = await on.inviteOne('ada@example.com');
      return () => on.answer(on.ada, invitationId, 'accept');
    },
  ],
])(
  '%s fails with a known error where the account is deleted meanwhile',
  async (_name, expected, email, prepare) => {
    const hold = (sql: Sql) => sql`select from users where email = ${email} for update`;
    const change = (sql: Sql) => sql`delete from users where email = ${email}`;
    expect(await during(await prepare(), hold, change)).toEqual(expected);
  },
);

const waiting = async () =>
  (
    await on.sql`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`
  ).length;

it.each<[string, (browser: Browser, invitationId: string) => Promise<Answer>]>([
  ['invites', (browser) => on.inviteAll(browser, ['new@example.com'])],
  ['sends again', (browser, id) => on.change(browser, 'resend', [id])],
  ['makes a link', (browser) => at('POST', '/invite-links', {}, browser)],
])("an account is deleted while its user %s, and neither is in the other's way", async (how, request) => {
  const email = `${how.replaceAll(' ', '-')}@example.com`;
  const inviter = await signInUser(on.server, email, 'Ivy Inviter');
  const [user] = await on.sql`insert into members (id, organization_id, user_id, role)
    select gen_random_uuid()::text, ${on.id()}, id, 'admin' from users where email = ${email}
    returning user_id as id`;
  const invitationId = await on.inviteOne('ada@example.com');
  const answers = await runConcurrently(
    on.server.database,
    (sql) => sql`select from organizations for update`,
    [
      () => request(inviter, invitationId),
      async () => {
        await expect.poll(waiting).toBe(1);
        return on.call(on.owner, 'DELETE', `/users/${user?.id}`);
      },
    ],
  );
  // What was made may be gone with the account before it is read.
  expect(answers[0]?.status).toBeOneOf([200, 404]);
  expect(answers[1]?.status).toBe(200);
});

it('an owner who deletes the account while somebody joins by a link waits, and keeps it', async () => {
  const { database, mailbox } = on.server;
  const own = (await on.call(on.stranger, 'POST', '/organizations', { name: 'Own', slug: 'own' })).body.id;
  const { url } = (await on.call(on.stranger, 'POST', `/organizations/${own}/invite-links`, {})).body;
  const path = `${new URL(url).pathname.replace('/invite/', '/invite-links/')}/accept`;
  await on.stranger.post('/delete-user', {});
  const token = await mailbox.codeFor('stranger@example.com');
  const answers = await runConcurrently(database, (sql) => sql`select from organizations for update`, [
    () => on.call(on.admin, 'POST', path, {}),
    async () => {
      await expect.poll(waiting).toBe(1);
      return on.stranger.post('/delete-user', { token });
    },
  ]);
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [200, undefined],
    [400, 'ACCOUNT_OWNS_ORGANIZATIONS'],
  ]);
});

it('every reference between their tables has an error', async () => {
  const tables = ['organization_pictures', 'members', 'teams', 'team_members', 'invitations', 'invite_links'];
  const references = await on.sql<{ name: string }[]>`select conname as name from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any (${tables})`;
  expect(references.length).toBeGreaterThan(8);
  expect(references.map(({ name }) => name).filter((name) => !organizationRule(name))).toEqual([]);
});
