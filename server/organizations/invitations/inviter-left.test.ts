import { afterAll, beforeEach, expect, it } from 'vitest';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer();
await on.sql`update users set role = 'admin' where email = 'stranger@example.com'`;
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

const { at, memberId } = on;
const setRole = async (browser: Browser, email: string, role: string) =>
  at(browser, 'PUT', `/members/${await memberId(email)}/role`, { role });
const inviteAs = async (browser: Browser, email: string, role = 'member'): Promise<string> =>
  (await on.inviteAll(browser, [email], { role })).body.results[0].invitationId;
const states = async () =>
  (await on.list(on.owner)).items.map(({ email, state }: { email: string; state: string }) => [email, state]);

it.each<[string, () => Promise<{ status: number }>]>([
  ['leaves', () => at(on.admin, 'POST', '/leave', {})],
  ['is removed', async () => on.change(on.owner, 'remove', [await memberId('admin@example.com')])],
  ['gets a smaller role', () => setRole(on.owner, 'admin@example.com', 'member')],
])('what somebody invited to who %s is cancelled, with an event', async (_how, change) => {
  await on.inviteOne('others@example.com');
  const invitationId = await inviteAs(on.admin, 'ada@example.com', 'admin');
  expect((await change()).status).toBe(200);
  expect(await states()).toEqual([
    ['ada@example.com', 'canceled'],
    ['others@example.com', 'open'],
  ]);
  expect((await at(on.owner, 'GET', '')).body.openInvitations).toBe(1);
  const [action, , data] = (await on.events()).at(-1) ?? [];
  expect([action, data]).toEqual([
    'organization.invitation-canceled',
    { role: 'admin', invitation: invitationId },
  ]);

  // Its recipient is told why, and is invited again by somebody else.
  expect((await on.read(on.ada, invitationId)).state).toBe('inviter-left');
  const left = '400 INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION';
  expect(await outcomeOf(on.answer(on.ada, invitationId, 'accept'))).toEqual(left);
  expect(await outcomeOf(on.answer(on.stranger, invitationId, 'accept'))).toBe('404 INVITATION_NOT_FOUND');
  const { results } = (await on.inviteAll(on.owner, ['ada@example.com'])).body;
  expect(results).toMatchObject([{ result: 'invited' }]);
  expect((await on.answer(on.ada, results[0].invitationId, 'accept')).status).toBe(200);
});

it('it stays cancelled where the inviter comes back', async () => {
  const invitationId = await inviteAs(on.admin, 'ada@example.com');
  await setRole(on.owner, 'admin@example.com', 'member');
  await setRole(on.owner, 'admin@example.com', 'admin');
  expect((await on.read(on.ada, invitationId)).state).toBe('canceled');
  expect(await outcomeOf(on.answer(on.ada, invitationId, 'accept'))).toBe('404 INVITATION_NOT_FOUND');
});

it.each<[string, () => Promise<{ status: number }>]>([
  [
    'hands the organization over',
    async () => at(on.owner, 'POST', '/transfer', { memberId: await memberId('admin@example.com') }),
  ],
  [
    'is replaced by a manager',
    async () =>
      on.call(on.stranger, 'POST', `/manager/organizations/${on.id()}/transfer`, {
        memberId: await memberId('admin@example.com'),
      }),
  ],
  [
    'becomes an admin',
    async () => {
      await setRole(on.owner, 'admin@example.com', 'owner');
      return setRole(on.admin, 'owner@example.com', 'admin');
    },
  ],
])('of an owner who %s, what an admin may give stays open', async (_how, change) => {
  await inviteAs(on.owner, 'boss@example.com', 'owner');
  await inviteAs(on.owner, 'ada@example.com', 'admin');
  expect((await change()).status).toBe(200);
  await on.sql`update members set role = 'owner' where organization_id = ${on.id()} and role = 'admin'`;
  expect(await states()).toEqual([
    ['ada@example.com', 'open'],
    ['boss@example.com', 'canceled'],
  ]);
  expect((await on.events()).map(([action]) => action)).toEqual([
    'organization.invitation-created',
    'organization.invitation-created',
    'organization.invitation-canceled',
  ]);
});

it('invitations of somebody who is banned take no places in the list of those that work', async () => {
  const { sql } = on;
  const invitationId = await on.inviteOne('ada@example.com');
  await sql`insert into organizations (id, name, slug) select n, n, 'of-' || n from generate_series(1, 60) n`;
  await sql`insert into members (id, organization_id, user_id, role)
    select gen_random_uuid(), n, id, 'owner' from generate_series(1, 60) n, users where email = 'member@example.com'`;
  await sql`insert into invitations (id, organization_id, email, role, status, inviter_id, expires_at, created_at)
    select gen_random_uuid(), n, 'ada@example.com', 'member', 'pending', id, now() + interval '1 day',
      now() + interval '1 minute'
    from generate_series(1, 60) n, users where email = 'member@example.com'`;
  const received = async () => (await on.call(on.ada, 'GET', '/invitations')).body.items;
  expect(await received()).toHaveLength(50);
  await sql`update users set banned = true where email = 'member@example.com'`;
  expect(await received()).toMatchObject([{ id: invitationId }]);
  await sql`update users set banned = false where email = 'member@example.com'`;
});
