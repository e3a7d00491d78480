import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { repositories } from '#server/database/schema/index.ts';
import { wholeTable } from '#server/scopes/in-scope.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { changeTrail } from '#tests/support/change-trail.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com,other@example.com' });
const admin = await signInUser(server, 'admin@example.com');
const other = await signInUser(server, 'other@example.com');
afterAll(() => server.stop());

beforeEach(async () => {
  await changeTrail(
    server.database.sql,
    (tx) => tx`truncate repositories, deleted_records, audit_events cascade`,
  );
});

const call = (visitor: Browser, method: string, path: string, body?: unknown): Promise<Answer> =>
  visitor.request(method, `${server.url}/api/repositories${path}`, body);

const fill = async (count: number) =>
  (await server.database.sql<{ id: string; name: string }[]>`
    insert into repositories (name, link, created_at, updated_at)
    select 'r' || lpad(n::text, 5, '0'), 'https://git.example', '2020-01-01', '2020-01-02' from generate_series(1, ${count}) n
    returning id, name`) as { id: string; name: string }[];

const events = async (action: string) =>
  (await server.database.sql`select from audit_events where action = ${action}`).length;

describe('deleting', () => {
  it('takes one away, and brings the same record back', async () => {
    const [row] = await fill(1);
    const before = (await call(admin, 'GET', `/${row?.id}`)).body;
    const { status, body } = await call(admin, 'DELETE', `/${row?.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ deleted: [row], count: 1 });
    expect(Date.parse(body.undoUntil) - Date.parse(body.deletedAt)).toBe(600_000);
    expect((await call(admin, 'GET', `/${row?.id}`)).status).toBe(404);
    expect((await call(admin, 'DELETE', `/${row?.id}`)).status).toBe(404);

    const restored = await call(admin, 'POST', '/restore', { ids: [row?.id] });
    expect(restored.body).toEqual({ restored: 1, items: [row], refusedCount: 0, refused: [] });
    expect((await call(admin, 'GET', `/${row?.id}`)).body).toEqual(before);
    expect([await events('repository.deleted'), await events('repository.restored')]).toEqual([1, 1]);
  });

  it('is undone by ids in whatever case they are written', async () => {
    const [row] = await fill(1);
    const ids = [row?.id.toUpperCase()];
    expect((await call(admin, 'POST', '/delete', { ids })).body.count).toBe(1);
    expect((await call(admin, 'POST', '/restore', { ids })).body.items).toEqual([row]);
  });

  it('brings back every column of a record', async () => {
    // A value of its own for each column, whichever there are; none is what the database would put there by itself.
    const filled = Object.values(getTableColumns(wholeTable(repositories)))
      .filter(({ generated }) => generated === undefined)
      .map((column) => {
        const values: Record<string, unknown> = {
          PgUUID: crypto.randomUUID(),
          PgText: `https://${column.name}.example`,
          PgTimestamp: '2021-02-03T04:05:06.789Z',
          PgBoolean: !column.default,
          PgInteger: 7,
          PgJsonb: { filled: true },
          PgCustomColumn: '[{}]',
        };
        if (!(column.columnType in values)) throw new Error(`${column.name} needs a value in this test`);
        return [column.name, values[column.columnType]] as const;
      });
    const { sql } = server.database;
    const organization = 'https://organization_id.example';
    await sql`insert into organizations (id, name, slug) values (${organization}, 'O', 'o')`;
    await sql`insert into repositories ${sql(Object.fromEntries(filled) as Record<string, string>)}`;
    const [before] = await sql`select * from repositories`;
    for (const [name] of filled) expect([name, before?.[name]]).not.toEqual([name, null]);
    await call(admin, 'DELETE', `/${before?.id}`);
    expect((await call(admin, 'POST', '/restore', { ids: [before?.id] })).status).toBe(200);
    expect(await sql`select * from repositories`).toEqual([before]);
  });

  it('takes a selection away, passes over what is gone, and gives five names', async () => {
    const rows = await fill(8);
    const ids = [crypto.randomUUID(), ...rows.slice(0, 7).map(({ id }) => id)];
    const { body } = await call(admin, 'POST', '/delete', { ids });
    expect([body.count, body.deleted.length]).toEqual([7, 5]);
    expect((await call(admin, 'GET', '')).body.items.map(({ id }: { id: string }) => id)).toEqual([
      rows[7]?.id,
    ]);
    expect(await events('repository.deleted')).toBe(7);
  });

  it('takes away all that the list shows for a term, if they are as many as expected', async () => {
    await fill(1200);
    const all = { searchTerm: 'R0110' };
    const refused = await call(admin, 'POST', '/delete', { all, expectedCount: 9 });
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
    expect((await call(admin, 'POST', '/delete', { all, expectedCount: 10 })).body.count).toBe(10);
    const rest = await call(admin, 'POST', '/delete', { all: { searchTerm: '' } });
    expect(rest.body.count).toBe(1190);
    expect((await call(admin, 'GET', '')).body.total).toEqual({ count: 0, exact: true });
    expect(await events('repository.deleted')).toBe(1200);
  });

  it('takes nothing away for a term of which nothing is left when it is folded, as the list shows nothing', async () => {
    await fill(3);
    const all = { searchTerm: '\u0301' };
    const list = await call(admin, 'GET', `?searchTerm=${encodeURIComponent(all.searchTerm)}`);
    expect(list.body).toMatchObject({ items: [], total: { count: 0, exact: true } });
    expect((await call(admin, 'POST', '/delete', { all })).body.count).toBe(0);
    expect((await call(admin, 'GET', '')).body.items).toHaveLength(3);
  });

  it('refuses more than ten thousand at once, and keeps them', async () => {
    await fill(10_001);
    for (const expectedCount of [undefined, 10_001, 12_345]) {
      const refused = await call(admin, 'POST', '/delete', { all: { searchTerm: '' }, expectedCount });
      expect([refused.status, refused.body.code]).toEqual([422, 'TOO_MANY_RECORDS']);
    }
    const found = await call(admin, 'POST', '/delete', { all: { searchTerm: 'r0' } });
    expect(found.body.count).toBe(9999);
    const back = await call(admin, 'POST', '/restore', { deletedAt: found.body.deletedAt });
    expect(back.body.restored).toBe(9999);
  });

  it('is done once when two ask for it at the same moment', async () => {
    const ids = (await fill(40)).map(({ id }) => id);
    const answers = await Promise.all([
      call(admin, 'POST', '/delete', { ids }),
      call(other, 'POST', '/delete', { ids: ids.toReversed() }),
      call(admin, 'POST', '/delete', { all: { searchTerm: '' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.count).sort()).toEqual([0, 0, 40]);
  });

  it.each([
    {},
    { ids: [] },
    { ids: ['nothing'] },
    { ids: [crypto.randomUUID()], all: {} },
    { all: {}, more: 1 },
    { all: { serchTerm: 'misspelt' } },
  ])('refuses %j', async (input) => {
    const { status, body } = await call(admin, 'POST', '/delete', input);
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
  });
});

describe('undo', () => {
  it('of a moment that no calendar of the database has finds nothing', async () => {
    const answer = await call(admin, 'POST', '/restore', { deletedAt: '0000-01-01T00:00:00.000Z' });
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('lists what the person deleted, by moment, newest first', async () => {
    const rows = await fill(9);
    const first = await call(admin, 'POST', '/delete', { ids: rows.slice(0, 7).map(({ id }) => id) });
    const second = await call(admin, 'DELETE', `/${rows[7]?.id}`);
    await call(other, 'DELETE', `/${rows[8]?.id}`);
    const { body } = await call(admin, 'GET', '/deleted');
    const { deletedAt, undoUntil } = first.body;
    expect(body.items).toEqual([
      { deletedAt: second.body.deletedAt, undoUntil: second.body.undoUntil, count: 1, names: ['r00008'] },
      { deletedAt, undoUntil, count: 7, names: ['r00001', 'r00002', 'r00003', 'r00004', 'r00005'] },
    ]);
  });

  it('says which names were taken meanwhile, and keeps those for another try', async () => {
    const rows = await fill(3);
    const { deletedAt } = (await call(admin, 'POST', '/delete', { all: { searchTerm: '' } })).body;
    const taken = await call(other, 'POST', '', { name: 'R00002', link: 'git.example' });
    const { body } = await call(admin, 'POST', '/restore', { deletedAt });
    expect(body).toMatchObject({
      restored: 2,
      items: [rows[0], rows[2]],
      refusedCount: 1,
      refused: [{ ...rows[1], reason: 'name-used' }],
    });
    await call(other, 'DELETE', `/${taken.body.id}`);
    expect((await call(admin, 'POST', '/restore', { deletedAt })).body).toMatchObject({
      restored: 1,
      items: [rows[1]],
    });
  });

  it('is for the person who deleted it', async () => {
    const [row] = await fill(1);
    const { deletedAt } = (await call(admin, 'DELETE', `/${row?.id}`)).body;
    for (const input of [{ ids: [row?.id] }, { deletedAt }]) {
      const { status, body } = await call(other, 'POST', '/restore', input);
      expect([status, body.code]).toEqual([404, 'UNDO_NOT_POSSIBLE']);
    }
    expect((await call(other, 'GET', '/deleted')).body.items).toEqual([]);
  });

  it('ends after ten minutes', async () => {
    const [row] = await fill(1);
    await call(admin, 'DELETE', `/${row?.id}`);
    await server.database.sql`update deleted_records set deleted_at = now() - interval '601 seconds'`;
    expect((await call(admin, 'POST', '/restore', { ids: [row?.id] })).status).toBe(404);
    expect((await call(admin, 'GET', '/deleted')).body.items).toEqual([]);
  });

  it('leaves nothing behind once it is over', async () => {
    const [old, young] = await fill(2);
    await call(admin, 'DELETE', `/${old?.id}`);
    await server.database.sql`update deleted_records set deleted_at = now() - interval '601 seconds'`;
    await call(admin, 'DELETE', `/${young?.id}`);
    await cleanUp(server.database);
    const left = await server.database.sql`select record_id as id from deleted_records`;
    expect(left.map(({ id }) => id)).toEqual([young?.id]);
  });

  it('happens once when it is asked for twice at the same moment', async () => {
    const [row] = await fill(1);
    await call(admin, 'DELETE', `/${row?.id}`);
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(admin, 'POST', '/restore', { ids: [row?.id] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await events('repository.restored')).toBe(1);
  });
});
