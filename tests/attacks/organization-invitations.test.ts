import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import {
  changeOf,
  type InvitationServer,
  startInvitationServer,
} from '#tests/support/organization-server.ts';
import { runConcurrently } from './support/run-concurrently.ts';

const on = await startInvitationServer({}, { pages: true });
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

const ada = 'ada@example.com';
const at = (browser: Browser, method: string, path: string, body?: unknown) =>
  on.call(browser, method, `/organizations/${on.id()}${path}`, body);
const resend = (invitationId: string) => on.change(on.owner, 'resend', [invitationId]);
const mails = async () =>
  (await on.sql`select from mails where template = 'organization-invitation' and recipient = ${ada}`).length;

describe('an invitation that somebody cancels while it is sent again', () => {
  beforeEach(() => on.sql`delete from mails`);

  it.each<[string, (sql: InvitationServer['sql']) => Promise<unknown>]>([
    ['and would go out', (sql) => sql`select from organizations for update`],
    ['and is one too many', (sql) => sql`update rate_limits set points = 1000`],
  ])('%s stays cancelled, and nobody is mailed', async (_how, hold) => {
    const invitationId = await on.inviteOne(ada);
    const answers = await runConcurrently(
      on.server.database,
      hold,
      [() => resend(invitationId)],
      (sql) => sql`update invitations set status = 'canceled' where status = 'pending'`,
    );
    expect(answers[0]?.body).toMatchObject({ done: 0 });
    expect((await on.list(on.owner)).items).toMatchObject([{ id: invitationId, state: 'canceled' }]);
    expect((await on.answer(on.ada, invitationId, 'accept')).status).toBe(404);
    expect(await mails()).toBe(1);
  });
});

it('an invitation that several send again at once is mailed once', async () => {
  await on.sql`delete from mails`;
  const invitationId = await on.inviteOne(ada);
  const answers = await runConcurrently(
    on.server.database,
    (sql) => sql`select from organizations for update`,
    [() => resend(invitationId), () => resend(invitationId)],
  );
  // Also afterwards: its row may still be on the page of somebody else.
  answers.push(await resend(invitationId));
  expect(answers.filter(({ body }) => body.done === 1)).toHaveLength(1);
  expect(await mails()).toBe(2);
  const [open] = (await on.list(on.owner, '?state=open')).items;
  expect((await on.answer(on.ada, open.id, 'accept')).status).toBe(200);
});

it('an admin who loses the role while sending an invitation again sends none', async () => {
  const invitationId = await on.inviteOne(ada);
  const answers = await runConcurrently(
    on.server.database,
    (sql) => sql`select from members for update`,
    [() => on.change(on.admin, 'resend', [invitationId])],
    (sql) => sql`update members set role = 'member' where role = 'admin'`,
  );
  expect(answers[0]?.body.refused).toMatchObject([
    { code: 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION' },
  ]);
  expect((await on.list(on.owner)).items).toMatchObject([{ id: invitationId, state: 'open' }]);
});

it('who cancels an invitation after somebody else has sent it again learns that it is another one', async () => {
  const invitationId = await on.inviteOne(ada);
  const cancel = (id: string) => changeOf(on.change(on.admin, 'cancel', [id]));
  await resend(invitationId);
  const again = (await on.list(on.admin, '?state=open')).items[0].id;
  expect(await cancel(invitationId)).toBe('INVITATION_NOT_FOUND');
  expect(await cancel(again)).toBe('done');
  expect((await on.events()).at(-1)).toEqual([
    'organization.invitation-canceled',
    'admin@example.com',
    { role: 'member', invitation: again },
  ]);
  expect((await on.answer(on.ada, again, 'accept')).status).toBe(404);
});

it('nobody uses up the invitations to an address for other organizations', async () => {
  const { id } = (await on.call(on.stranger, 'POST', '/organizations', { name: 'First', slug: 'first' }))
    .body;
  const second = (await on.call(on.stranger, 'POST', '/organizations', { name: 'Second', slug: 'second' }))
    .body;
  const resultOf = async (browser: Browser, organizationId: string) => {
    const path = `/organizations/${organizationId}/invitations`;
    const { results } = (await on.call(browser, 'POST', path, { emails: [ada] })).body;
    await on.sql`update invitations set status = 'canceled' where status = 'pending'`;
    return results[0].result;
  };
  const several = async (count: number, browser: Browser, organizationId: string) => {
    const results: string[] = [];
    while (results.length < count) results.push(await resultOf(browser, organizationId));
    return results;
  };
  expect(await several(4, on.stranger, id)).toEqual(['invited', 'invited', 'invited', 'limit-reached']);
  expect(await several(1, on.stranger, second.id)).toEqual(['limit-reached']);
  expect(await several(3, on.owner, on.id())).toEqual(['invited', 'invited', 'invited']);
  // Another person of the same organization.
  expect(await several(1, on.admin, on.id())).toEqual(['limit-reached']);
  // All organizations together have an end, too.
  await on.sql`update rate_limits set points = 10 where key like 'invitation-address:%'`;
  const other = (await on.call(on.member, 'POST', '/organizations', { name: 'Other', slug: 'other' })).body;
  expect(await several(1, on.member, other.id)).toEqual(['limit-reached']);
});

it('a cursor with a moment of many digits is refused', async () => {
  const key = `2026-01-01T00:00:00.${'0'.repeat(3000)}Z`;
  const cursor = Buffer.from(JSON.stringify({ key, id: 'x' })).toString('base64url');
  expect(await outcomeOf(at(on.owner, 'GET', `/invitations?cursor=${cursor}`))).toBe('422 VALIDATION_FAILED');
});

it.each<[string, (invitationId: string) => Promise<unknown>]>([
  ['has declined', (invitationId) => on.answer(on.ada, invitationId, 'decline')],
  ['was invited in vain', () => on.sql`update invitations set status = 'canceled'`],
  [
    'has left',
    async (invitationId) => {
      await on.answer(on.ada, invitationId, 'accept');
      await at(on.ada, 'POST', '/leave', {});
    },
  ],
])('who %s learns no later names of the organization', async (_how, end) => {
  const invitationId = await on.inviteOne(ada);
  await end(invitationId);
  await on.sql`update organizations set name = 'Later', logo = '/later.webp'`;
  expect(await on.read(on.ada, invitationId)).toMatchObject({ organization: null, inviterName: null });
});

describe('a form that says not what is to be done', () => {
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${on.server.url}/app/organizations/${on.id()}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: on.owner.cookieHeader, origin: on.server.url },
      body: new URLSearchParams(form),
    });
  /** All that forms could change, or make. */
  const rows = () => on.sql`select
    (select jsonb_agg(o order by id) from organizations o) as organizations,
    (select jsonb_agg(m order by id) from members m) as members,
    (select jsonb_agg(t order by id) from team_members t) as in_teams,
    (select jsonb_agg(i order by id) from invitations i) as invitations,
    (select jsonb_agg(l order by id) from invite_links l) as links`;

  it.each<[string, string, Record<string, string>]>([
    ['the organization', '?index', { intent: 'other', typed: 'Acme' }],
    ['a team', '/teams/TEAM', { intent: 'other' }],
    ['a team', '/teams/TEAM', {}],
    ['invitations', '/members/invite', {}],
    ['invitations', '/members/invite', { emails: ada, role: 'king' }],
  ])('about %s (%s %j) is refused, and changes nothing', async (_what, path, form) => {
    const [admin] = await on.sql`select m.id, user_id from members m join users u on u.id = m.user_id
      where u.email = 'admin@example.com'`;
    const [team] = await on.sql`select id from teams`;
    await on.sql`insert into team_members (id, team_id, user_id) values ('x', ${team?.id}, ${admin?.user_id})`;
    await at(on.owner, 'POST', '/invite-links', {});
    const [link] = await on.sql`select id from invite_links`;
    const before = await rows();
    const ids = { memberId: admin?.id, linkId: link?.id };
    const answer = await post(path.replace('TEAM', team?.id), { ...ids, ...form });
    expect([answer.status, await rows()]).toEqual([422, before]);
  });
});
