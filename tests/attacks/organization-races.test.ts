import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { organizationLimits } from '#server/organizations/organization-limits.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';
import { allAtOnce } from './support/all-at-once.ts';
import { runConcurrently } from './support/run-concurrently.ts';

const on = await startInvitationServer();
const { sql } = on.server.database;
afterAll(() => on.server.stop());
beforeEach(async () => {
  await on.reset();
  await sql`delete from users where email like 'many-%'`;
});

const at = (browser: Browser, method: string, path: string, body?: unknown) =>
  on.call(browser, method, `/organizations/${on.id()}${path}`, body);
const memberId = async (browser: Browser): Promise<string> =>
  (
    await sql`select id from members where organization_id = ${on.id()} and user_id = ${await idOf(browser)}`
  )[0]?.id;
const codes = (answers: Answer[]) =>
  answers.map(({ status, body }) => (status === 200 ? 200 : body.code)).sort();
const holdOrganizations = (held: typeof sql) => held`select from organizations for update`;

it('one of two owners who are the only members and leave concurrently remains', async () => {
  await sql`delete from members where role = 'member'`;
  await sql`update members set role = 'owner'`;
  const answers = await runConcurrently(
    on.server.database,
    holdOrganizations,
    [on.owner, on.admin].map((owner) => () => at(owner, 'POST', '/leave')),
  );
  expect(codes(answers)).toEqual([200, 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER']);
  expect(await sql`select role from members`).toEqual([{ role: 'owner' }]);
});

it('of owners who all leave or step down concurrently one remains', async () => {
  await sql`update members set role = 'owner'`;
  const owners = [on.owner, on.admin, on.member];
  const ids = await Promise.all(owners.map(memberId));
  await allAtOnce((number) => {
    const owner = owners[number % 3] as Browser;
    const own = `/members/${ids[number % 3]}`;
    const ways = [
      () => at(owner, 'POST', '/leave'),
      () => at(owner, 'PUT', `${own}/role`, { role: 'member' }),
    ];
    return (ways[number % 4] ?? (() => at(owner, 'GET', '')))();
  });
  expect((await sql`select from members where role = 'owner'`).length).toBeGreaterThan(0);
});

it('the trail tells of each change of a role once, and the last is how it stands', async () => {
  const id = await memberId(on.member);
  await allAtOnce((number) =>
    at(on.owner, 'PUT', `/members/${id}/role`, { role: number % 2 ? 'admin' : 'member' }),
  );
  const events = await sql<{ data: { from: string; to: string } }[]>`
    select data from audit_events where action = 'organization.member-role-changed' order by id`;
  const [{ role } = { role: '' }] = await sql<{ role: string }[]>`select role from members where id = ${id}`;
  const steps = events.map(({ data }) => `${data.from} → ${data.to}`);
  expect(steps).toEqual(steps.map((_, place) => (place % 2 ? 'admin → member' : 'member → admin')));
  expect(events.at(-1)?.data.to ?? 'member').toBe(role);
});

it('what is done to one person at once leaves one event', async () => {
  const id = await memberId(on.member);
  const invitationId = await on.inviteOne('ada@example.com');
  await allAtOnce((number) =>
    number % 2 ? on.change(on.owner, 'remove', [id]) : on.change(on.admin, 'cancel', [invitationId]),
  );
  const events = await sql`select action from audit_events where action <> 'organization.invitation-created'
    and subject_id = ${on.id()} order by action`;
  expect(events.map(({ action }) => action)).toEqual([
    'organization.created',
    'organization.invitation-canceled',
    'organization.member-removed',
  ]);
});

describe('the last free place is taken once on concurrent requests', () => {
  it('among organizations of a user', async () => {
    const userId = await idOf(on.owner);
    const left = organizationLimits.organizationsPerPerson - 2;
    await sql`insert into organizations (id, name, slug) select 'o' || n, 'o', 'o' || n from generate_series(1, ${left}) n`;
    await sql`insert into members (id, organization_id, user_id, role)
      select 'm' || n, 'o' || n, ${userId}, 'owner' from generate_series(1, ${left}) n`;
    const answers = await runConcurrently(
      on.server.database,
      (held) => held`select from users where id = ${userId} for update`,
      ['a', 'b', 'c'].map((slug) => () => on.call(on.owner, 'POST', '/organizations', { name: 'One', slug })),
    );
    const rejected = 'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS';
    expect(codes(answers)).toEqual([200, rejected, rejected]);
    const own = await sql`select from members where user_id = ${userId}`;
    expect(own).toHaveLength(organizationLimits.organizationsPerPerson);
    expect(await sql`select from organizations where slug in ('a', 'b', 'c')`).toHaveLength(1);
  });

  it('among members', async () => {
    const left = organizationLimits.membersPerOrganization - 4;
    await sql`insert into users (id, name, email) select 'u' || n, 'U', 'many-' || n || '@example.com' from generate_series(1, ${left}) n`;
    await sql`insert into members (id, organization_id, user_id)
      select 'm' || n, ${on.id()}, 'u' || n from generate_series(1, ${left}) n`;
    const invited = [
      [on.ada, await on.inviteOne('ada@example.com')],
      [on.stranger, await on.inviteOne('stranger@example.com')],
    ] as const;
    const answers = await runConcurrently(
      on.server.database,
      holdOrganizations,
      invited.map(
        ([person, id]) =>
          () =>
            on.answer(person, id, 'accept'),
      ),
    );
    expect(codes(answers)).toEqual([200, 'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED']);
    // A rejected user can accept as soon as a member leaves.
    expect(await sql`select status from invitations order by status`).toEqual([
      { status: 'accepted' },
      { status: 'pending' },
    ]);
  });

  it('among open invitations, one per address', async () => {
    const inviteAtOnce = async (emails: string[]) => {
      const invitations = emails.map((email) => () => on.inviteAll(on.owner, [email]));
      const answers = await runConcurrently(on.server.database, holdOrganizations, invitations);
      return answers.map(({ body }) => body.results[0].error?.code ?? 200).sort();
    };
    const invited = 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION';
    const same = ['same@example.com', 'SAME@example.com', 'same@example.com'];
    expect(await inviteAtOnce(same)).toEqual([200, invited, invited]);
    const left = organizationLimits.pendingInvitations - 2;
    await sql`insert into invitations (id, organization_id, email, expires_at, inviter_id)
      select 'i' || n, ${on.id()}, n || '@example.com', now() + interval '1 day', ${await idOf(on.owner)}
      from generate_series(1, ${left}) n`;
    const full = 'INVITATION_LIMIT_REACHED';
    const others = ['x@example.com', 'y@example.com', 'z@example.com'];
    expect(await inviteAtOnce(others)).toEqual([200, full, full]);
  });

  it('with the same limits in database and product', async () => {
    const triggers = await sql<{ name: string; limit: string }[]>`
      select tgname as name, encode(tgargs, 'escape') as limit from pg_trigger
      where tgname like '%\\_limit' order by tgname`;
    const { membersPerOrganization, pendingInvitations, teamsPerOrganization } = organizationLimits;
    expect(triggers.map(({ name, limit }) => [name, Number.parseInt(limit, 10)])).toEqual([
      ['invitations_limit', pendingInvitations],
      ['members_limit', membersPerOrganization],
      ['teams_limit', teamsPerOrganization],
    ]);
  });
});

it('an organization is still deleted with the account of its last member', async () => {
  await sql`delete from members where role <> 'owner'`;
  await sql`update users set role = 'admin' where email = 'stranger@example.com'`;
  await sql`delete from users where id = ${await idOf(on.owner)}`;
  expect(await sql`select from organizations`).toHaveLength(0);
});
