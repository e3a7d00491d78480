import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { RepositoryList } from '#contract/repositories/repositories.ts';
import { type Answer, type Browser, outcomeOf } from '#tests/support/browser.ts';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

// What holds for every kind of record is tested in server/records, server/lists and server/entities.

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const { sql } = server.database;
const admin = await signInUser(server, 'admin@example.com', 'Amina Wanjiru');
const user = await signInUser(server, 'user@example.com');
afterAll(() => server.stop());
beforeEach(() => sql`truncate repositories, deleted_records cascade`);

const call = (browser: Browser, method: string, path: string, body?: unknown): Promise<Answer> =>
  browser.request(method, `${server.url}/api/repositories${path}`, body);
const create = (name: string) => call(admin, 'POST', '', { name, link: 'git.example/x' });
const names = ({ items }: RepositoryList) => items.map(({ name }) => name);

describe('a repository', () => {
  it('is stored trimmed and with a whole link, and its history names who created it', async () => {
    const input = { name: ' Lantern ', link: 'git.example/lantern', description: ' ' };
    const { status, body } = await call(admin, 'POST', '', input);
    expect([status, body]).toMatchObject([
      200,
      { name: 'Lantern', link: 'https://git.example/lantern', description: null, updatedAt: body.createdAt },
    ]);
    expect((await call(user, 'GET', `/${body.id}`)).body).toEqual(body);
    expect((await call(admin, 'GET', `/${body.id}/activity`)).body.items).toMatchObject([
      { action: 'repository.created', actor: { name: 'Amina Wanjiru' }, data: null },
    ]);
  });

  it('is refused with a text for each invalid field', async () => {
    const { status, body } = await call(admin, 'POST', '', { name: '', link: 'javascript:alert(1.0)' });
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(Object.keys(body.data.fields)).toEqual(['name', 'link']);
  });

  it('has a unique name: case and Unicode encoding do not count, accents do', async () => {
    for (const name of ['Café', 'Cafe', 'ЖУРНАЛ']) expect((await create(name)).status).toBe(200);
    admin.headers = { 'accept-language': otherLanguage };
    for (const name of ['CAFÉ', 'café', 'Cafe\u0301', 'журнал']) {
      const { status, body } = await create(name);
      const text = textIn(otherLanguage, 'repositories.validation.name.used');
      expect([name, status, body.data]).toEqual([name, 422, { fields: { name: text } }]);
    }
    admin.headers = {};
  });

  it('is deleted and restored by its id, in uppercase too', async () => {
    const { body } = await create('Lantern');
    const path = `/${body.id}`;
    const ids = [body.id.toUpperCase()];
    expect((await call(admin, 'POST', '/delete', { ids })).body.count).toBe(1);
    for (const method of ['GET', 'DELETE'])
      expect(await outcomeOf(call(admin, method, path))).toBe('404 RECORD_NOT_FOUND');
    const restored = await call(admin, 'POST', '/restore', { ids });
    expect(restored.body.items).toEqual([{ id: body.id, name: 'Lantern' }]);
    expect((await call(admin, 'GET', path)).body).toEqual(body);

    const { deletedAt } = (await call(admin, 'DELETE', path)).body;
    expect((await call(admin, 'GET', '/deleted')).body.items).toMatchObject([{ deletedAt, count: 1 }]);
    expect((await call(admin, 'POST', '/restore', { deletedAt })).body.restored).toBe(1);
  });
});

describe('the list', () => {
  const add = (count: number) => sql`
    insert into repositories (name, link, created_at, updated_at)
    select 'r' || n, 'https://git.example/' || n, day, day
    from generate_series(1, ${count}) as n, lateral (select now() - n * interval '1 day') as days (day)`;

  it('begins with the twenty that changed last, and finds by name, link and description', async () => {
    await add(25);
    await sql`update repositories set description = 'Tides for pilots' where name = 'r7'`;
    const { body } = await call(user, 'GET', '');
    expect((await call(user, 'GET', '?searchTerm=%20%20')).body.items).toEqual(body.items);
    expect(names(body)).toEqual(Array.from({ length: 20 }, (_, n) => `r${n + 1}`));
    expect(names((await call(user, 'GET', '?sort=name&limit=2')).body)).toEqual(['r1', 'r10']);
    for (const term of ['r7', 'git.example/7', 'pilots', 'r7 git tides'])
      expect([term, names((await call(user, 'GET', `?searchTerm=${term}`)).body)]).toEqual([term, ['r7']]);
  });

  it('is filtered by days since a change and by when it was added', async () => {
    await add(8);
    const week = (await call(user, 'GET', '?changedWithin=7&sort=name')).body;
    expect(names(week)).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6']);
    expect(week.total).toEqual({ count: 6, exact: true });
    expect((await call(user, 'GET', '/count?changedWithin=7&searchTerm=r')).body.count).toBe(6);
    const since = `addedSince=${new Date(Date.now() - 2.5 * 86_400_000).toISOString()}`;
    expect(names((await call(user, 'GET', `?${since}&sort=name`)).body)).toEqual(['r1', 'r2']);
    const all = { searchTerm: 'r', changedWithin: 3 };
    expect((await call(admin, 'POST', '/delete', { all, expectedCount: 2 })).body.count).toBe(2);
    for (const query of ['addedSince=monday', 'changedWithin=0', 'changedWithin=soon', 'changedWithin=99999'])
      expect([query, (await call(user, 'GET', `?${query}`)).status]).toEqual([query, 422]);
  });

  it('is filtered by who added them, for managers only', async () => {
    await add(1);
    await create('Added');
    const { body } = await call(admin, 'GET', '/authors');
    const mine = `addedBy=${body.items.find(({ name }: { name: string }) => name === 'Amina Wanjiru').id}`;
    expect(names((await call(admin, 'GET', `?${mine},nobody`)).body)).toEqual(['Added']);
    expect((await call(admin, 'GET', '?addedBy=nobody')).body.total).toEqual({ count: 0, exact: true });
    expect((await call(admin, 'GET', `/count?${mine}`)).body.count).toBe(1);
    for (const path of ['/authors', `?${mine}`, `/count?${mine}`, `/export?${mine}`])
      expect([path, await outcomeOf(call(user, 'GET', path))]).toEqual([path, '403 RESOURCE_NOT_ALLOWED']);
  });
});
