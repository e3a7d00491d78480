import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';

const on = await startInvitationServer();
const boss = await signInUser(on.server, 'boss@example.com', 'Bea Boss');
const { owner, admin, sql } = on;
await sql`update users set role = case email when 'boss@example.com' then 'admin' else 'user' end`;
afterAll(() => on.server.stop());

/** What the newest events of the organization are about, the last one first. */
async function names(browser: Browser, scope: string) {
  const { items } = (await on.call(browser, 'GET', `/audit?kind=organization&scope=${scope}`)).body;
  return items.map(({ action, data }: { action: string; data: Record<string, unknown> | null }) => [
    action.replace('organization.', ''),
    data?.names ?? null,
  ]);
}

const user = 'Nia Member';
const team = 'Design';
beforeAll(async () => {
  await on.reset();
  const memberId = await on.memberId('member@example.com');
  const { id } = (await on.at(owner, 'POST', '/teams', { name: team })).body;
  await on.at(owner, 'PUT', `/teams/${id}/members/${memberId}`);
  await on.change(owner, 'remove', [memberId]);
  await on.inviteOne('heir@example.com', { role: 'owner' });
});

const seen = (invitation: object | null) => [
  ['invitation-created', invitation],
  ['member-removed', { user }],
  ['team-member-added', { user, team }],
  ['team-created', { team }],
  ['created', null],
];

it('names members, teams and the invited to those who see them in the organization', async () => {
  const all = seen({ invitation: 'heir@example.com' });
  expect(await names(boss, on.id())).toEqual(all);
  expect(await names(owner, on.id())).toEqual(all);
  expect(await names(owner, 'own')).toEqual(all);
  // An admin of the organization sees no invitations of owners.
  expect(await names(admin, on.id())).toEqual(seen(null));
});

it('names a deleted team as it was called, and an organization that has ended', async () => {
  const { id } = (await on.at(owner, 'POST', '/teams', { name: 'Sales' })).body;
  await on.at(owner, 'DELETE', `/teams/${id}`);
  expect((await names(owner, on.id()))[0]).toEqual(['team-deleted', { team: 'Sales' }]);
  const { items } = (await on.at(owner, 'GET', '/activity')).body;
  expect(items[0]).toMatchObject({ action: 'organization.team-deleted', data: { names: { team: 'Sales' } } });
  await on.at(owner, 'DELETE', '');
  for (const [browser, scope] of [
    [boss, 'all'],
    [owner, 'own'],
  ] as const) {
    const { items } = (await on.call(browser, 'GET', `/audit?kind=organization&scope=${scope}`)).body;
    const named = items.slice(0, 2).map(({ subject, organization }: Record<string, object>) => ({
      subject,
      organization,
    }));
    const acme = { id: on.id(), name: 'Acme' };
    expect(named).toEqual([
      { subject: acme, organization: acme },
      { subject: acme, organization: acme },
    ]);
  }
});

it('names nothing of today to a former member', async () => {
  await on.reset();
  await on.at(owner, 'POST', '/teams', { name: team });
  await sql`update members set role = 'owner' where role = 'admin'`;
  await on.at(owner, 'POST', '/leave');
  await sql`update teams set name = 'Secret' where name = ${team}`;
  await sql`update organizations set name = 'Secret'`;
  const answer = await on.call(owner, 'GET', '/audit?scope=own&kind=organization');
  expect(answer.body.items).toHaveLength(3);
  expect(JSON.stringify(answer.body)).not.toContain('Secret');
});
