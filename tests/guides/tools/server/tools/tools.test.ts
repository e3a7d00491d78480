import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ToolInput } from '#contract/tools/tool-input.ts';
import { type Answer, Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/organizations.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
let admin: Browser;
let other: Browser;
let user: Browser;
let borrowerId: string;
beforeAll(async () => {
  server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com,other@example.com' });
  admin = await signInUser(server, 'admin@example.com', 'Amina Wanjiru');
  other = await signInUser(server, 'other@example.com', 'Yusuf Haddad');
  user = await signInUser(server, 'user@example.com', 'Ada Lovelace');
  borrowerId = await idOf(user);
});
afterAll(() => server?.stop());

beforeEach(() => server.database.sql`truncate tools, deleted_records, audit_events`);

const call = (caller: Browser, method: string, path: string, body?: unknown): Promise<Answer> =>
  caller.request(method, `${server.url}/api/tools${path}`, body);

/** A value for each field that can be written; the compiler asks for that of a new one. */
const drill = (): Required<ToolInput> => ({
  name: 'Drill',
  serial: 'DR-1',
  category: 'power',
  purchasedOn: '2026-02-03',
  price: { amount: 12_950, currency: 'EUR' },
  borrowerId,
  note: 'Two batteries\nand a case',
});

const create = async (change: Partial<ToolInput> = {}) =>
  (await call(admin, 'POST', '', { ...drill(), ...change })).body;

describe('creating and reading', () => {
  it('stores every field, and tells who has the tool and who added it', async () => {
    const { status, body } = await call(admin, 'POST', '', drill());
    expect([status, body]).toMatchObject([200, { ...drill(), borrower: 'Ada Lovelace' }]);
    expect((await call(admin, 'GET', `/${body.id}`)).body).toEqual(body);
    expect((await call(admin, 'GET', `/${body.id}/activity`)).body.items).toMatchObject([
      { action: 'tool.created', actor: { name: 'Amina Wanjiru' } },
    ]);
  });

  it.each([
    ['name', ' '],
    ['serial', 'A\u0000'],
    ['category', 'kitchen'],
    ['purchasedOn', '2026-02-30'],
    ['price.amount', 1.5],
    ['borrowerId', 'nobody'],
    ['note', 'x'.repeat(2001)],
  ])('refuses an invalid %s', async (field, value) => {
    const [name = '', part] = field.split('.');
    const wrong = part ? { ...drill().price, [part]: value } : value;
    const { status, body } = await call(admin, 'POST', '', { ...drill(), [name]: wrong });
    expect([status, body.code, Object.keys(body.data.fields)]).toEqual([422, 'VALIDATION_FAILED', [field]]);
  });

  it('lets one of two have a serial number, in any case', async () => {
    const answers = await Promise.all(
      ['a-1', 'A-1'].map((serial) => call(admin, 'POST', '', { ...drill(), serial })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { id, updatedAt } = await create();
    const taken = await call(admin, 'PUT', `/${id}`, {
      ...drill(),
      serial: 'a-1',
      expectedUpdatedAt: updatedAt,
    });
    expect([taken.status, taken.body.data]).toEqual([
      422,
      { fields: { serial: 'This value is already used' } },
    ]);
  });
});

describe('changing', () => {
  it.each([
    ['name', 'Saw'],
    ['serial', 'S-2'],
    ['category', 'hand'],
    ['purchasedOn', null],
    ['price', { amount: 1, currency: 'KES' }],
    ['borrowerId', null],
    ['note', null],
  ])('stores a change of the %s alone', async (field, value) => {
    const { id, updatedAt } = await create();
    const change = { ...drill(), [field]: value, expectedUpdatedAt: updatedAt };
    expect((await call(admin, 'PUT', `/${id}`, change)).body).toMatchObject({ ...drill(), [field]: value });
    expect((await call(admin, 'GET', `/${id}/activity`)).body.items[0].data).toEqual({ fields: [field] });
  });

  it('lets one of two through that save at once, and shows the other what is stored now', async () => {
    const { id, updatedAt } = await create();
    const answers = await Promise.all(
      [admin, other].map((caller) =>
        call(caller, 'PUT', `/${id}`, {
          ...drill(),
          name: 'Mine',
          borrowerId: null,
          expectedUpdatedAt: updatedAt,
        }),
      ),
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
    await create({ name: 'Élan saw', serial: '1', purchasedOn: null });
    await create({ name: 'Axe', serial: '2', purchasedOn: '2020-01-01', note: null, borrowerId: null });
    await create({ name: 'Level', serial: 'X-99', purchasedOn: '2024-01-01' });
    expect(await names('searchTerm=elan')).toEqual(['Élan saw']);
    expect(await names('searchTerm=x-99')).toEqual(['Level']);
    expect(await names('searchTerm=batteries&sort=name')).toEqual(['Élan saw', 'Level']);
    expect(await names('sort=updated')).toEqual(['Level', 'Axe', 'Élan saw']);
    expect(await names('sort=purchased')).toEqual(['Level', 'Axe', 'Élan saw']);
    expect(await names('sort=name&direction=descending')).toEqual(['Level', 'Élan saw', 'Axe']);
    const { body } = await call(admin, 'GET', '?sort=purchased&limit=2');
    expect(body).toMatchObject({
      items: [{ borrower: 'Ada Lovelace' }, { borrower: null }],
      total: { count: 3 },
    });
    expect(await names(`sort=purchased&limit=2&cursor=${body.nextCursor}`)).toEqual(['Élan saw']);
    expect((await call(admin, 'GET', '/count?searchTerm=saw')).body).toEqual({ count: 1, exact: true });
  });
});

describe('deleting', () => {
  it('is undone with every field, by whoever deleted it', async () => {
    const before = await create();
    const deletion = (await call(admin, 'POST', '/delete', { ids: [before.id] })).body;
    expect([deletion.count, (await call(admin, 'GET', `/${before.id}`)).status]).toEqual([1, 404]);
    expect((await call(admin, 'GET', '/deleted')).body.items).toMatchObject([{ count: 1, names: ['Drill'] }]);
    const { deletedAt } = deletion;
    expect((await call(other, 'POST', '/restore', { deletedAt })).body.code).toBe('UNDO_NOT_POSSIBLE');
    expect((await call(admin, 'POST', '/restore', { deletedAt })).body).toMatchObject({ restored: 1 });
    expect((await call(admin, 'GET', `/${before.id}`)).body).toEqual(before);
  });

  it('takes all that a search finds, if they are as many as were counted', async () => {
    for (const serial of ['1', '2', '3']) await create({ serial, name: serial === '3' ? 'Saw' : 'Drill' });
    const all = { searchTerm: 'drill' };
    expect((await call(admin, 'POST', '/delete', { all, expectedCount: 3 })).status).toBe(409);
    expect((await call(admin, 'POST', '/delete', { all, expectedCount: 2 })).body.count).toBe(2);
  });
});

describe('a borrower', () => {
  it('finds the tools in the own data, and leaves them behind', async () => {
    const ada = await signInUser(server, 'borrower@example.com', 'Ada Byron');
    const { id } = await create({ borrowerId: await idOf(ada) });
    const { body } = await ada.request('GET', `${server.url}/api/account/data`);
    expect(body.records.tools).toMatchObject([{ id, price: { amount: 12_950 }, borrowerId: 'you' }]);
    await server.database.sql`delete from users where id = ${await idOf(ada)}`;
    expect((await call(admin, 'GET', `/${id}`)).body).toMatchObject({ borrowerId: null, borrower: null });
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
      : { ...drill(), expectedUpdatedAt: new Date().toISOString() };
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
    const change = { ...drill(), expectedUpdatedAt: new Date().toISOString() };
    const answers = [await call(admin, 'GET', `/${id}`), await call(admin, 'PUT', `/${id}`, change)];
    expect(answers.map(({ body }) => body.code)).toEqual(['RECORD_NOT_FOUND', 'RECORD_NOT_FOUND']);
  });
});
