import { afterAll, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { addOrganization, signInMember } from '#tests/support/members.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const admin = await signInUser(server, 'admin@example.com', 'Amina Wanjiru');
const organization = await addOrganization(server);
await signInMember(server, organization, 'owner@example.com', 'owner');
const member = await signInMember(server, organization, 'member@example.com', 'member');
await signInMember(server, await addOrganization(server), 'other@example.com', 'owner');
afterAll(() => server.stop());

const people = (browser: Browser, query = '') =>
  browser.request('GET', `${server.url}/api/active-organization/people?${query}`);
const emails = async (browser: Browser, query = '') =>
  (await people(browser, query)).body.items.map(({ email }: { email: string }) => email).sort();

it('are the members of the active organization, found by name and address', async () => {
  expect(await emails(member)).toEqual(['member@example.com', 'owner@example.com']);
  expect(await emails(member, 'searchTerm=owner')).toEqual(['owner@example.com']);
  expect(await emails(member, 'searchTerm=other')).toEqual([]);
  const { items } = (await people(member, 'limit=1')).body;
  expect(items).toEqual([
    { id: expect.any(String), name: expect.any(String), email: expect.any(String), image: null },
  ]);
});

it('are all users for who may list them, and where that is asked', async () => {
  const all = ['admin@example.com', 'member@example.com', 'other@example.com', 'owner@example.com'];
  expect([await emails(admin), await emails(admin, 'scope=all')]).toEqual([all, all]);
});

it('are told to nobody else', async () => {
  const nobody = await signInUser(server, 'nobody@example.com');
  for (const answer of [await people(nobody), await people(member, 'scope=all')])
    expect([answer.status, answer.body.code]).toEqual([403, 'RESOURCE_NOT_ALLOWED']);
  expect((await people(member, 'limit=many')).status).toBe(422);
});
