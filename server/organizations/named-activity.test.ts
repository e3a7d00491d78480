import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer();
const { owner, member, sql } = on;
afterAll(() => on.server.stop());
beforeAll(async () => {
  await on.reset();
  await sql`insert into users (id, name, email) values
    ('nia', 'Nia Otieno', 'nia@example.com'), ('omar', '', 'omar@example.com')`;
  await sql`insert into members (id, organization_id, user_id, role)
    select id, ${on.id()}, id, 'member' from users where id in ('nia', 'omar')`;
});

const ask = async (browser: Browser, method: string, path: string, body?: object) =>
  (await on.at(browser, method, path, body)).body;

/** What the newest events are about. */
async function names(browser: Browser, count: number) {
  const { items } = await ask(browser, 'GET', '/activity');
  return items
    .slice(0, count)
    .map(({ action, data }: { action: string; data: Record<string, unknown> | null }) => [
      action.replace('organization.', ''),
      data?.names ?? null,
    ])
    .reverse();
}

it('names the members and teams that an event is about, as they are called now', async () => {
  await ask(owner, 'PUT', '/members/nia/role', { role: 'admin' });
  const team = await ask(owner, 'POST', '/teams', { name: 'Design' });
  await ask(owner, 'PUT', `/teams/${team.id}/members/omar`);
  await ask(owner, 'POST', '/members/remove', { memberIds: ['omar'] });
  await ask(owner, 'PUT', `/teams/${team.id}`, { name: 'Research' });
  expect(await names(owner, 5)).toEqual([
    ['member-role-changed', { user: 'Nia Otieno' }],
    ['team-created', { team: 'Research' }],
    ['team-member-added', { user: 'omar@example.com', team: 'Research' }],
    ['member-removed', { user: 'omar@example.com' }],
    ['team-renamed', { team: 'Research' }],
  ]);
  await sql`delete from users where id = 'omar'`;
  await ask(owner, 'DELETE', `/teams/${team.id}`);
  expect(await names(owner, 3)).toEqual([
    ['member-removed', null],
    ['team-renamed', null],
    ['team-deleted', { team: 'Research' }],
  ]);
});

it('names the invited to those alone who see the invitation', async () => {
  const invite = async (email: string, role: string) =>
    (await ask(owner, 'POST', '/invitations', { emails: [email], role })).results[0].invitationId;
  const invitationId = await invite('new@example.com', 'member');
  await ask(owner, 'POST', '/invitations/cancel', { invitationIds: [invitationId] });
  await invite('boss@example.com', 'owner');
  expect(await names(owner, 3)).toEqual([
    ['invitation-created', { invitation: 'new@example.com' }],
    ['invitation-canceled', { invitation: 'new@example.com' }],
    ['invitation-created', { invitation: 'boss@example.com' }],
  ]);
  const none = [
    ['invitation-created', null],
    ['invitation-canceled', null],
    ['invitation-created', null],
  ];
  expect(await names(member, 3)).toEqual(none);
  await sql`update members set role = 'admin'
    where user_id = (select id from users where email = 'member@example.com')`;
  expect((await names(member, 3)).map(([, named]: [string, unknown]) => named)).toEqual([
    { invitation: 'new@example.com' },
    { invitation: 'new@example.com' },
    null,
  ]);
});

it('names the new owner', async () => {
  await ask(owner, 'POST', '/transfer', { memberId: 'nia' });
  expect(await names(owner, 2)).toEqual([
    ['owner-changed', { user: 'Nia Otieno' }],
    // It made an owner, which the former one may do no longer, or see.
    ['invitation-canceled', null],
  ]);
});
