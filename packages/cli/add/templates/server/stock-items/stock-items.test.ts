import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StockItemInput } from '#contract/stock-items/stock-item-input.ts';
/*: referredFeatures */
import { type Answer, Browser } from '#tests/support/browser.ts';
import { newRecordId } from '#tests/support/new-record-id.ts';
import { idOf } from '#tests/support/id-of.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
let admin: Browser;
let other: Browser;
let user: Browser;
/*: sampleIds */
beforeAll(async () => {
  server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com,other@example.com' });
  admin = await signInUser(server, 'admin@example.com', 'Amina Wanjiru');
  other = await signInUser(server, 'other@example.com', 'Yusuf Haddad');
  user = await signInUser(server, 'user@example.com', 'Ada Lovelace');
  /*: readSampleIds */
});
afterAll(() => server?.stop());

beforeEach(() => server.database.sql`truncate stock_items, deleted_records, audit_events cascade`);

const call = (caller: Browser, method: string, path: string, body?: unknown): Promise<Answer> =>
  caller.request(method, `${server.url}/api/stock-items${path}`, body);

/** Value for each field; the compiler asks for that of a new one. */
const sample = (number = 1): Required<StockItemInput> => ({
  name: `A sample ${number}`,
  /*: sample */
});

/** Another value for each field. */
const change = (): Required<StockItemInput> => ({
  /*: change */
});

const fieldNames = Object.keys(sample()) as (keyof StockItemInput)[];

const create = async (values: Partial<StockItemInput> = {}) =>
  (await call(admin, 'POST', '', { ...sample(), ...values })).body;

describe('creating and reading', () => {
  it('stores every field, and tells who added it', async () => {
    const { status, body } = await call(admin, 'POST', '', sample());
    expect([status, body]).toMatchObject([200, sample()]);
    expect((await call(admin, 'GET', `/${body.id}`)).body).toEqual(body);
    expect((await call(admin, 'GET', `/${body.id}/activity`)).body.items).toMatchObject([
      { action: 'stockItem.created', actor: { name: 'Amina Wanjiru' } },
    ]);
  });

  it.each([
    /*: invalid */
  ])('refuses an invalid %s', async (field, value) => {
    const { status, body } = await call(admin, 'POST', '', { ...sample(), [field]: value });
    const fields = [expect.stringMatching(`^${field}`)];
    expect([status, body.code, Object.keys(body.data.fields)]).toEqual([422, 'VALIDATION_FAILED', fields]);
  });
  /*if uniques*/

  it.each([/*: uniqueNames */] as const)('lets one of two have the same %s', async (field) => {
    const answers = await Promise.all(
      [2, 3].map((number) => call(admin, 'POST', '', { ...sample(number), [field]: sample()[field] })),
    );
    const [saved, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect([saved?.status, refused?.status]).toEqual([200, 422]);
    expect(refused?.body.data.fields).toEqual({ [field]: 'This value is already used' });
  });
  /*end*/
});

describe('changing', () => {
  it.each(fieldNames)('stores a change of the %s alone', async (field) => {
    const { id, updatedAt } = await create();
    const changed = { ...sample(), [field]: change()[field] };
    const { body } = await call(admin, 'PUT', `/${id}`, { ...changed, expectedUpdatedAt: updatedAt });
    expect(body).toMatchObject(changed);
    expect((await call(admin, 'GET', `/${id}/activity`)).body.items[0].data).toEqual({ fields: [field] });
  });

  it('lets one of two through that save at once, and shows the other what is stored now', async () => {
    const { id, updatedAt } = await create();
    const changed = { ...sample(), name: 'Mine', expectedUpdatedAt: updatedAt };
    const answers = await Promise.all(
      [admin, other].map((caller) => call(caller, 'PUT', `/${id}`, changed)),
    );
    const [saved, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect([saved?.status, refused?.status, refused?.body.code]).toEqual([200, 409, 'RECORD_CHANGED']);
    expect(refused?.body.data.current).toEqual(saved?.body);
  });
});

describe('the list', () => {
  const names = async (query: string) =>
    (await call(admin, 'GET', `?${query}`)).body.items.map(({ name }: { name: string }) => name);

  it('is searched, sorted and read page by page', async () => {
    for (const [index, name] of ['Okapi', 'Éland', 'Zorilla'].entries()) await create({ ...sample(index), name });
    expect(await names('searchTerm=eland')).toEqual(['Éland']);
    expect(await names('sort=updated')).toEqual(['Zorilla', 'Éland', 'Okapi']);
    expect(await names('sort=name&direction=descending')).toEqual(['Zorilla', 'Okapi', 'Éland']);
    const { body } = await call(admin, 'GET', '?sort=name&limit=2');
    expect(body).toMatchObject({ items: [{ name: 'Éland' }, { name: 'Okapi' }], total: { count: 3 } });
    expect(await names(`sort=name&limit=2&cursor=${body.nextCursor}`)).toEqual(['Zorilla']);
    expect((await call(admin, 'GET', '/count?searchTerm=zorilla')).body).toEqual({ count: 1, exact: true });
  });
  /*if sorts*/

  it.each([/*: sortNames */])('is sorted by %s', async (sort) => {
    await create({ name: 'First' });
    await create({ ...change(), name: 'Second' });
    expect(await names(`sort=${sort}&direction=ascending`)).toEqual(['First', 'Second']);
    expect(await names(`sort=${sort}&direction=descending`)).toEqual(['Second', 'First']);
  });
  /*end*/
});

describe('deleting', () => {
  it('is undone with every field, by whoever deleted it', async () => {
    const before = await create();
    const deletion = (await call(admin, 'POST', '/delete', { ids: [before.id] })).body;
    expect([deletion.count, (await call(admin, 'GET', `/${before.id}`)).status]).toEqual([1, 404]);
    const { body: undoable } = await call(admin, 'GET', '/deleted');
    expect(undoable.items).toMatchObject([{ count: 1, names: [before.name] }]);
    const { deletedAt } = deletion;
    expect((await call(other, 'POST', '/restore', { deletedAt })).body.code).toBe('UNDO_NOT_POSSIBLE');
    expect((await call(admin, 'POST', '/restore', { deletedAt })).body).toMatchObject({ restored: 1 });
    expect((await call(admin, 'GET', `/${before.id}`)).body).toEqual(before);
  });

  it('takes all that a search finds, if they are as many as were counted', async () => {
    for (const [index, name] of ['Okapi', 'Young okapi', 'Zorilla'].entries())
      await create({ ...sample(index), name });
    const all = { searchTerm: 'okapi' };
    expect((await call(admin, 'POST', '/delete', { all, expectedCount: 3 })).status).toBe(409);
    expect((await call(admin, 'POST', '/delete', { all, expectedCount: 2 })).body.count).toBe(2);
  });
});

describe('without the permission', () => {
  it.each([
    ['GET', ''],
    ['GET', '/count'],
    ['GET', '/deleted'],
    ['GET', `/${crypto.randomUUID()}`],
    ['GET', `/${crypto.randomUUID()}/activity`],
    ['POST', ''],
    ['PUT', `/${crypto.randomUUID()}`],
    ['POST', '/delete'],
    ['POST', '/restore'],
  ])('%s %s is refused', async (method, path) => {
    const ids = [crypto.randomUUID()];
    const input = /delete|restore/.test(path)
      ? { ids }
      : { ...sample(), expectedUpdatedAt: new Date().toISOString() };
    const body = method === 'GET' ? undefined : input;
    const answers = [
      await call(user, method, path, body),
      await call(new Browser(server.url), method, path, body),
    ];
    expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual([
      [403, 'RESOURCE_NOT_ALLOWED'],
      [401, 'UNAUTHORIZED'],
    ]);
  });

  it.each(['nothing', crypto.randomUUID()])('nobody finds anything at the id %s', async (id) => {
    const values = { ...sample(), expectedUpdatedAt: new Date().toISOString() };
    const answers = [await call(admin, 'GET', `/${id}`), await call(admin, 'PUT', `/${id}`, values)];
    expect(answers.map(({ body }) => body.code)).toEqual(['RECORD_NOT_FOUND', 'RECORD_NOT_FOUND']);
  });
});
