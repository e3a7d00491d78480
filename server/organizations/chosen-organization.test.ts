import { afterAll, beforeEach, expect, it } from 'vitest';
import { startInvitationServer } from '#tests/support/organization-server.ts';
import { signInByMail } from '#tests/support/sign-in-user.ts';

const on = await startInvitationServer();
const { server, call, join, member, owner } = on;
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

const activeOf = async (browser: typeof owner) =>
  (await call(browser, 'GET', '/organizations')).body.activeId;
const choose = (browser: typeof owner, id: string | null) =>
  call(browser, 'PUT', '/active-organization', { id });
const signInAgain = () => signInByMail(server, 'owner@example.com');

it('a user who signs in again works in the organization that was chosen last', async () => {
  const acme = on.id();
  expect(await activeOf(await signInAgain())).toBe(acme);
  const { id: globex } = (await call(owner, 'POST', '/organizations', { name: 'Globex', slug: 'globex' }))
    .body;
  expect(await activeOf(await signInAgain())).toBe(globex);
  await choose(owner, acme);
  expect(await activeOf(await signInAgain())).toBe(acme);
});

it('a user who chose none signs in to none', async () => {
  await choose(owner, null);
  expect(await activeOf(await signInAgain())).toBeNull();
});

it('a user who is a member but never chose the organization signs in to none', async () => {
  expect(await activeOf(await signInByMail(server, 'member@example.com'))).toBeNull();
});

it('an organization that the user belongs to no longer is not chosen at sign-in', async () => {
  await choose(member, on.id());
  expect(await activeOf(await signInByMail(server, 'member@example.com'))).toBe(on.id());
  await on.change(owner, 'remove', [await on.memberId('member@example.com')]);
  expect(await activeOf(await signInByMail(server, 'member@example.com'))).toBeNull();
  // A new membership is not the one in which it was chosen.
  await join('member@example.com', 'member');
  expect(await activeOf(await signInByMail(server, 'member@example.com'))).toBeNull();
});

it('a sign-in waits for no deletion of the organization that was chosen, and begins in none', async () => {
  await on.sql.begin(async (tx) => {
    await tx`delete from organizations where id = ${on.id()}`;
    expect(await activeOf(await signInAgain())).toBeNull();
  });
});

it('what an admin chooses while impersonating the user is not remembered', async () => {
  await choose(owner, null);
  const manager = await signInByMail(server, 'manager@example.com');
  const [{ id: ownerId }] = await on.sql<[{ id: string }]>`
    select id from users where email = 'owner@example.com'`;
  expect((await call(manager, 'POST', `/users/${ownerId}/impersonate`, {})).status).toBe(200);
  expect((await choose(manager, on.id())).status).toBe(200);
  expect(await activeOf(manager)).toBe(on.id());
  expect(await activeOf(await signInAgain())).toBeNull();
});
