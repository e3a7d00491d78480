import { afterAll, beforeAll, expect, it } from 'vitest';
import { newStockItem } from '#tests/features/stock-items.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { addOrganization, signInMember } from '#tests/support/members.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
let organization: string;
let owner: Browser;
let member: Browser;
let other: Browser;
beforeAll(async () => {
  server = await startTestServer();
  organization = await addOrganization(server);
  owner = await signInMember(server, organization, 'owner@example.com', 'owner');
  member = await signInMember(server, organization, 'member@example.com', 'member');
  other = await signInMember(server, await addOrganization(server), 'other@example.com', 'owner');
});
afterAll(() => server?.stop());

const call = (caller: Browser, method: string, path: string, body?: unknown): Promise<Answer> =>
  caller.request(method, `${server.url}/api/stock-items${path}`, body);

async function create(caller: Browser, values: object = {}): Promise<Answer> {
  const needed = await newStockItem({ server: () => server, admin: () => caller });
  return call(caller, 'POST', '', { ...needed, ...values });
}

it('belongs to the active organization, whose members read it, and whose owner writes it', async () => {
  const { body } = await create(owner);
  expect(body.organizationId).toBe(organization);
  expect((await call(member, 'GET', `/${body.id}`)).body).toEqual(body);
  expect((await call(member, 'POST', '', {})).status).toBe(403);
  expect((await call(member, 'POST', '/delete', { ids: [body.id] })).status).toBe(403);
});

it('is missing to others', async () => {
  const { body } = await create(owner);
  expect((await call(other, 'GET', `/${body.id}`)).body.code).toBe('RECORD_NOT_FOUND');
  expect((await call(other, 'GET', '')).body.items).toEqual([]);
});
/*if uniques*/

it.each([
  /*: uniques */
])('has a %s of its own there alone', async (field, value) => {
  const answers = [owner, owner, other].map((caller) => create(caller, { [field]: value }));
  expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 200, 422]);
});
/*end*/
