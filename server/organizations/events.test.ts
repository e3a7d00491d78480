import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer({ ADMIN_EMAILS: 'stranger@example.com' });
const { sql } = on.server.database;
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

const at = (browser: Browser, method: string, path: string, body?: unknown) =>
  on.call(browser, method, `/organizations/${on.id()}${path}`, body);
const memberId = async (email: string): Promise<string> =>
  (await sql`select m.id from members m join users u on u.id = m.user_id where u.email = ${email}`)[0]?.id;
const teams = () => sql<{ id: string }[]>`select id from teams order by created_at`;

/** All that organizations are made of, and what mails wait. */
const stored = async () =>
  JSON.stringify(
    await sql`select
      (select jsonb_agg(o order by id) from organizations o) as organizations,
      (select jsonb_agg(m order by id) from members m) as members,
      (select jsonb_agg(t order by id) from teams t) as teams,
      (select jsonb_agg(m order by id) from team_members m) as in_teams,
      (select jsonb_agg(i order by id) from invitations i) as invitations,
      (select jsonb_agg(l order by id) from invite_links l) as links,
      (select count(*) from mails) as mails,
      (select jsonb_agg(active_organization_id order by id) from sessions s) as sessions`,
  );

it.each<[string, () => Promise<() => Promise<Answer>>]>([
  ['create', async () => () => on.call(on.ada, 'POST', '/organizations', { name: 'Late', slug: 'late' })],
  [
    'changeSettings',
    async () => {
      const { updatedAt } = (await at(on.owner, 'GET', '')).body;
      return () => at(on.owner, 'PUT', '', { name: 'Late', slug: 'late', expectedUpdatedAt: updatedAt });
    },
  ],
  ['delete', async () => () => at(on.owner, 'DELETE', '')],
  ['deleteAny', async () => () => on.call(on.stranger, 'DELETE', `/manager/organizations/${on.id()}`)],
  ['leave', async () => () => at(on.member, 'POST', '/leave')],
  [
    'setMemberRole',
    async () => {
      const id = await memberId('member@example.com');
      return () => at(on.owner, 'PUT', `/members/${id}/role`, { role: 'admin' });
    },
  ],
  [
    'removeMembers',
    async () => {
      const id = await memberId('member@example.com');
      return () => on.change(on.owner, 'remove', [id]);
    },
  ],
  [
    'transfer',
    async () => {
      const id = await memberId('member@example.com');
      return () => at(on.owner, 'POST', '/transfer', { memberId: id });
    },
  ],
  ['createTeam', async () => () => at(on.owner, 'POST', '/teams', { name: 'Third' })],
  [
    'renameTeam',
    async () => {
      const [team] = await teams();
      return () => at(on.owner, 'PUT', `/teams/${team?.id}`, { name: 'Third' });
    },
  ],
  [
    'deleteTeam',
    async () => {
      const { id } = (await at(on.owner, 'POST', '/teams', { name: 'Second' })).body;
      return () => at(on.owner, 'DELETE', `/teams/${id}`);
    },
  ],
  [
    'addTeamMember',
    async () => {
      const [[team], id] = [await teams(), await memberId('member@example.com')];
      return () => at(on.owner, 'PUT', `/teams/${team?.id}/members/${id}`);
    },
  ],
  [
    'removeTeamMember',
    async () => {
      const [[team], id] = [await teams(), await memberId('member@example.com')];
      await at(on.owner, 'PUT', `/teams/${team?.id}/members/${id}`);
      return () => at(on.owner, 'DELETE', `/teams/${team?.id}/members/${id}`);
    },
  ],
  ['invite', async () => () => on.inviteAll(on.owner, ['ada@example.com'])],
  [
    'resendInvitations',
    async () => {
      const id = await on.inviteOne('ada@example.com');
      return () => on.change(on.owner, 'resend', [id]);
    },
  ],
  [
    'cancelInvitations',
    async () => {
      const id = await on.inviteOne('ada@example.com');
      return () => on.change(on.owner, 'cancel', [id]);
    },
  ],
  [
    'acceptInvitation',
    async () => {
      const id = await on.inviteOne('ada@example.com', { teamIds: (await teams()).map((team) => team.id) });
      return () => on.answer(on.ada, id, 'accept');
    },
  ],
  [
    'declineInvitation',
    async () => {
      const id = await on.inviteOne('ada@example.com');
      return () => on.answer(on.ada, id, 'decline');
    },
  ],
  ['createInviteLink', async () => () => at(on.owner, 'POST', '/invite-links', {})],
  [
    'revokeInviteLink',
    async () => {
      const { id } = (await at(on.owner, 'POST', '/invite-links', {})).body;
      return () => at(on.owner, 'DELETE', `/invite-links/${id}`);
    },
  ],
  [
    'acceptInviteLink',
    async () => {
      const { url } = (await at(on.owner, 'POST', '/invite-links', {})).body;
      const token = new URL(url).pathname.split('/').at(-1);
      return () => on.call(on.ada, 'POST', `/invite-links/${token}/accept`, {});
    },
  ],
])(
  '%s changes nothing where its event cannot be written, and all of it once it can',
  async (_name, prepare) => {
    const request = await prepare();
    const before = await stored();
    await sql`alter table audit_events add constraint none check (action not like 'organization.%') not valid`;
    try {
      expect((await request()).status).toBe(500);
    } finally {
      await sql`alter table audit_events drop constraint none`;
    }
    expect(await stored()).toBe(before);
    expect((await request()).status).toBe(200);
    expect(await stored()).not.toBe(before);
  },
);

it('a member who goes with the account leaves an event in an organization that goes on', async () => {
  await sql`insert into users (id, name, email) values ('eve', 'Eve Gone', 'eve@example.com')`;
  await sql`insert into members (id, organization_id, user_id, role) values ('m3', ${on.id()}, 'eve', 'member')`;
  await sql`delete from users where id = 'eve'`;
  const activity = await at(on.owner, 'GET', '/activity');
  expect(activity.body.items[0]).toMatchObject({
    action: 'organization.member-left',
    actor: null,
    data: { user: 'eve' },
  });
  const events = await sql`select organization_id as "organizationId" from audit_events
    where action = 'organization.member-left' and data ->> 'user' = 'eve'`;
  expect(events).toEqual([{ organizationId: on.id() }]);
});
