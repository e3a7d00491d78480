import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newStockItem } from '#tests/features/stock-items.ts';
/*if owned*/
import { type Answer, Browser } from '#tests/support/browser.ts';
/*else*/
import type { Answer, Browser } from '#tests/support/browser.ts';
/*end*/
import { idOf } from '#tests/support/id-of.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
  admin = await signInUser(server, 'admin@example.com');
});
afterAll(() => server?.stop());
beforeEach(() => server.database.sql`truncate stock_items, deleted_records cascade`);

const call = (method: string, path: string, body?: unknown, caller = admin): Promise<Answer> =>
  caller.request(method, `${server.url}/api/stock-items${path}`, body);

/** Adds a stock item of these values, and of those that it needs. */
/*if owned*/
async function create(values: object, owner = admin): Promise<Answer> {
  const needed = await newStockItem({ server: () => server, admin: () => admin, owner: () => owner });
  return call('POST', '', { ...needed, ...values }, owner);
}
/*else*/
async function create(values: object): Promise<Answer> {
  const needed = await newStockItem({ server: () => server, admin: () => admin });
  return call('POST', '', { ...needed, ...values });
}
/*end*/

const names = async (query: string) =>
  (await call('GET', `?${query}`)).body.items.map((item: { /*: title */: string }) => item./*: title */);

it('stores every field', async () => {
  const values = {
    /*: sample */
  };
  const { status, body } = await create(values);
  expect([status, body]).toMatchObject([200, values]);
  expect((await call('GET', `/${body.id}`)).body).toEqual(body);
});

it.each([
  /*: invalid */
])('refuses an invalid %s', async (field, value) => {
  const { status, body } = await create({ [field]: value });
  expect([status, Object.keys(body.data.fields)]).toEqual([422, [expect.stringMatching(`^${field}`)]]);
});
/*if uniques*/

it.each([
  /*: uniques */
])('lets one of two have the same %s', async (field, value) => {
  const answers = await Promise.all([create({ [field]: value }), create({ [field]: value })]);
  const [saved, refused] = answers.toSorted((a, b) => a.status - b.status);
  expect([saved?.status, refused?.status]).toEqual([200, 422]);
  expect(refused?.body.data.fields).toEqual({ [field]: 'This value is already used' });
});
/*end*/

it('is searched, and sorted by name', async () => {
  for (const name of ['Okapi', 'Éland']) await create({ /*: title */: name });
  expect(await names('searchTerm=eland')).toEqual(['Éland']);
  expect(await names('sort=/*: title */')).toEqual(['Éland', 'Okapi']);
});
/*if sorts*/

it.each([
  /*: sortedValues */
])('is sorted by %s', async (sort, first, second) => {
  await create({ /*: title */: 'First', [sort]: first });
  await create({ /*: title */: 'Second', [sort]: second });
  expect(await names(`sort=${sort}&direction=ascending`)).toEqual(['First', 'Second']);
  expect(await names(`sort=${sort}&direction=descending`)).toEqual(['Second', 'First']);
});
/*end*/
/*if filteredValues*/

it.each([
  /*: filteredValues */
])('is filtered by %s', async (field, query, value, other) => {
  await create({ /*: title */: 'Found', [field]: value });
  await create({ /*: title */: 'Other', [field]: other });
  expect(await names(query)).toEqual(['Found']);
});
/*end*/
/*if owned*/

it('is to all but its owner, admins too, as if it did not exist', async () => {
  const user = await signInUser(server, 'user@example.com');
  const own = (await create({ ownerId: await idOf(admin) }, user)).body;
  const { id, updatedAt: expectedUpdatedAt } = own;
  const change = { ...own, expectedUpdatedAt };
  for (const [method, path, body] of [['GET', ''], ['GET', '/activity'], ['PUT', '', change]] as const)
    expect((await call(method, `/${id}${path}`, body)).body.code).toBe('RECORD_NOT_FOUND');
  for (const query of ['', `searchTerm=${encodeURIComponent(own./*: title */)}`]) expect(await names(query)).toEqual([]);
  expect((await call('GET', '/count')).body.count).toBe(0);
  for (const chosen of [{ ids: [id] }, { all: {} }])
    expect((await call('POST', '/delete', chosen)).body.count).toBe(0);
  expect((await call('GET', `/${id}`, undefined, user)).body).toEqual(own);

  await call('POST', '/delete', { ids: [id] }, user);
  expect((await call('GET', '/deleted')).body.items).toEqual([]);
  expect((await call('POST', '/restore', { ids: [id] })).status).toBe(404);
  expect((await call('POST', '/restore', { ids: [id] }, user)).body.restored).toBe(1);
  expect((await call('GET', '', undefined, new Browser(server.url))).status).toBe(401);
});
/*if uniques*/

it.each([
  /*: uniques */
])('lets each user have the same %s', async (field, value) => {
  const user = await signInUser(server, 'user@example.com');
  const answers = [admin, user].map((owner) => create({ [field]: value }, owner));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
});
/*end*/
/*end*/
