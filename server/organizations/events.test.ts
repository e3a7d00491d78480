import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Answer } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer();
const { at, memberId, sql } = on;
await sql`update users set role = 'admin' where email = 'stranger@example.com'`;
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

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

interface Ids {
  member: string;
  team: string;
  updatedAt: string;
  /** Of what the request is about, if it has to be made first. */
  made: string;
}
const inviteAda = async () =>
  on.inviteOne('ada@example.com', { teamIds: (await teams()).map((team) => team.id) });
const inviteByLink = async () => (await at(on.owner, 'POST', '/invite-links', {})).body;

it.each<[string, (ids: Ids) => Promise<Answer>, ((ids: Ids) => Promise<string>)?]>([
  ['create', () => on.call(on.ada, 'POST', '/organizations', { name: 'Late', slug: 'late' })],
  [
    'changeSettings',
    ({ updatedAt: expectedUpdatedAt }) =>
      at(on.owner, 'PUT', '', { name: 'Late', slug: 'late', expectedUpdatedAt }),
  ],
  ['delete', () => at(on.owner, 'DELETE', '')],
  ['deleteAny', () => on.call(on.stranger, 'DELETE', `/manager/organizations/${on.id()}`)],
  ['leave', () => at(on.member, 'POST', '/leave')],
  ['setMemberRole', ({ member }) => at(on.owner, 'PUT', `/members/${member}/role`, { role: 'admin' })],
  ['removeMembers', ({ member }) => on.change(on.owner, 'remove', [member])],
  ['transfer', ({ member }) => at(on.owner, 'POST', '/transfer', { memberId: member })],
  ['createTeam', () => at(on.owner, 'POST', '/teams', { name: 'Third' })],
  ['renameTeam', ({ team }) => at(on.owner, 'PUT', `/teams/${team}`, { name: 'Third' })],
  [
    'deleteTeam',
    ({ made }) => at(on.owner, 'DELETE', `/teams/${made}`),
    async () => (await at(on.owner, 'POST', '/teams', { name: 'Second' })).body.id,
  ],
  ['addTeamMember', ({ team, member }) => at(on.owner, 'PUT', `/teams/${team}/members/${member}`)],
  [
    'removeTeamMember',
    ({ team, made }) => at(on.owner, 'DELETE', `/teams/${team}/members/${made}`),
    async ({ team, member }) => (await at(on.owner, 'PUT', `/teams/${team}/members/${member}`)).body.id,
  ],
  ['invite', () => on.inviteAll(on.owner, ['ada@example.com'])],
  ['resendInvitations', ({ made }) => on.change(on.owner, 'resend', [made]), inviteAda],
  ['cancelInvitations', ({ made }) => on.change(on.owner, 'cancel', [made]), inviteAda],
  ['acceptInvitation', ({ made }) => on.answer(on.ada, made, 'accept'), inviteAda],
  ['declineInvitation', ({ made }) => on.answer(on.ada, made, 'decline'), inviteAda],
  ['createInviteLink', () => at(on.owner, 'POST', '/invite-links', {})],
  [
    'revokeInviteLink',
    ({ made }) => at(on.owner, 'DELETE', `/invite-links/${made}`),
    async () => (await inviteByLink()).id,
  ],
  [
    'acceptInviteLink',
    ({ made }) => on.call(on.ada, 'POST', `/invite-links/${made}/accept`, {}),
    async () => new URL((await inviteByLink()).url).pathname.split('/').at(-1) ?? '',
  ],
])(
  '%s changes nothing where its event cannot be written, and all of it once it can',
  async (_name, request, make) => {
    const ids: Ids = {
      member: await memberId('member@example.com'),
      team: (await teams())[0]?.id ?? '',
      updatedAt: (await at(on.owner, 'GET', '')).body.updatedAt,
      made: '',
    };
    ids.made = (await make?.(ids)) ?? '';
    const before = await stored();
    await sql`alter table audit_events add constraint none check (action not like 'organization.%') not valid`;
    try {
      expect((await request(ids)).status).toBe(500);
    } finally {
      await sql`alter table audit_events drop constraint none`;
    }
    expect(await stored()).toBe(before);
    expect((await request(ids)).status).toBe(200);
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
