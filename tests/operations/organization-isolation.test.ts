import { getTableName, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { downloadOperations } from '#contract/api/contract.ts';
import { isInOwn } from '#server/scopes/own-rows.ts';
import { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { setActive } from '#tests/support/members.ts';
import { inputFor } from './inputs.ts';
import { operationsOf, startOrganizations, tenantFeatures, tenantTables } from './organization-records.ts';

const { server, own, admin, nobody, ada, omar } = await startOrganizations();
const { db } = server.database;
afterAll(() => server.stop());

it('every tenant table belongs to a feature whose operations are tried here', () => {
  const tables = tenantFeatures.flatMap(({ tables }) => tables);
  expect(tables.sort()).toEqual(tenantTables.map((table) => getTableName(table)).sort());
});

const call = (browser: Browser, id: string, data: unknown) =>
  browser.request('POST', `${server.url}/api/fn/${id}`, { data });

describe.each(tenantFeatures)('with the records of another organization, $name:', (feature) => {
  const [table = ''] = feature.tables ?? [];
  const named = operationsOf(feature);
  const downloads = downloadOperations.filter(({ id }) => id.startsWith(`${feature.name}.`));
  const has = (key: string) => named.some(({ id }) => id === `${feature.name}.${key}`);
  const listId = `${feature.name}.list`;
  const inputOf = (key: string, browser: Browser) =>
    inputFor({ id: `${feature.name}.${key}` }, server, browser) as Promise<{ id: string }>;

  /** Rows that Omar must not see: of the organization of Ada, and of none. */
  const readRows = () =>
    db.execute<{ id: string }>(sql`select * from ${sql.identifier(table)}
      where organization_id is not distinct from ${own} or organization_id is null order by id`);

  const download = async (browser: Browser, path: string, query: Record<string, string> = {}) =>
    browser.request('GET', `${server.url}/api${path}?${new URLSearchParams(query)}`);

  it.each(named)('$id tells and changes nothing, and works for an owner', async ({ id }) => {
    const input = await inputFor({ id }, server, ada);
    const adminsInput = await inputFor({ id }, server, admin);
    const before = await readRows();
    for (const [name, stranger] of Object.entries({ omar, nobody })) {
      const { status, body } = await call(stranger, id, input);
      if (stranger === omar && typeof input === 'object' && input !== null && 'id' in input)
        expect([id, name, status]).toEqual([id, name, expect.toBeOneOf([403, 404])]);
      // Members of no organization see what belongs to none.
      const hidden = before.filter(
        (row) => stranger === omar || ('organization_id' in row && row.organization_id),
      );
      const told = JSON.stringify(body) ?? '';
      expect([id, name, hidden.filter((row) => told.includes(row.id))]).toEqual([id, name, []]);
    }
    const after = new Map((await readRows()).map((row) => [row.id, row]));
    for (const row of before) expect(after.get(row.id), id).toEqual(row);

    const isForManagers = (await call(nobody, id, {})).body.code === 'RESOURCE_NOT_ALLOWED';
    const { status } = await call(ada, id, input);
    expect([id, 'ada', status]).toEqual([id, 'ada', isForManagers ? expect.toBeOneOf([200, 403]) : 200]);
    const byAdmin = await call(admin, id, adminsInput);
    expect([id, 'admin', byAdmin.status]).toEqual([id, 'admin', 200]);
  });

  it.each(downloads)('$id holds none of them', async ({ path }) => {
    const { id } = await inputOf('read', ada);
    const name = 'only of Ada';
    await db.execute(sql`update ${sql.identifier(table)} set name = ${name} where id = ${id}`);
    expect((await download(ada, path)).body).toContain(name);
    for (const stranger of [omar, nobody, admin])
      expect((await download(stranger, path)).body).not.toContain(name);
    // Managers can name a scope, but not records.
    expect((await download(admin, path, { ids: id })).body).not.toContain(name);
    for (const scope of ['all', own]) {
      expect((await download(admin, path, { scope })).body).toContain(name);
      expect((await download(omar, path, { scope })).status).toBe(403);
    }
  });

  it('the download of a user’s data holds none of an organization that the user left', async () => {
    const { id } = await inputOf('read', ada);
    for (const tenant of tenantTables.filter((each) => getTableName(each) === table)) {
      const isHeld = async (browser: Browser) => {
        const within = isInOwn(tenant, await idOf(browser));
        return (await db.execute(sql`select from ${tenant} where ${within} and id = ${id}`)).length > 0;
      };
      expect([await isHeld(ada), await isHeld(omar), await isHeld(nobody)]).toEqual([true, false, false]);
    }
  });

  it('only managers can name an organization, or none', async () => {
    if (!has('list')) return;
    const { id } = await inputOf('read', ada);
    const list = (browser: Browser, scope: unknown) => call(browser, listId, { limit: 100, scope });
    const holds = async (scope: string) => JSON.stringify((await list(admin, scope)).body).includes(id);
    expect([await holds(own), await holds('all'), await holds('none')]).toEqual([true, true, false]);
    const { items } = (await list(admin, own)).body;
    expect(items.every((row: { organizationId: string }) => row.organizationId === own)).toBe(true);
    for (const stranger of [ada, omar, nobody])
      for (const scope of [own, 'none', 'all']) expect((await list(stranger, scope)).status).toBe(403);
    const unknown = await list(admin, crypto.randomUUID());
    expect([unknown.status, unknown.body.code]).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
    for (const scope of ['', 'a b', '\0', 1, ['all'], null])
      expect((await list(admin, scope)).status).toBe(422);
  });

  it('managers reach a record by its id, but no list by additional fields', async () => {
    const { id } = await inputOf('read', ada);
    expect((await call(admin, `${feature.name}.read`, { id })).status).toBe(200);
    if (!has('list')) return;
    const additional = { id, ids: [id], deletedAt: new Date().toISOString() };
    const { status, body } = await call(admin, listId, { limit: 100, ...additional });
    if (status === 200) expect(JSON.stringify(body)).not.toContain(id);
  });

  it.each(
    ['create', 'update', 'import', 'delete', 'delete of all', 'restore']
      .map((write) => [write, write.replace(' of all', '')] as const)
      .filter(([, key]) => has(key)),
  )('nothing is written where the page shows another active organization: %s', async (write, key) => {
    const id = `${feature.name}.${key}`;
    const input = write === 'delete of all' ? { all: {} } : await inputOf(key, ada);
    const before = await readRows();
    for (const expectedScope of ['', 'another']) {
      const { status, body } = await call(ada, id, { ...input, expectedScope });
      const changed = { activeOrganizationId: own };
      expect([status, body.code, body.data]).toEqual([409, 'ORGANIZATION_CHANGED', changed]);
      const anonymous = await call(new Browser(server.url), id, { ...input, expectedScope });
      expect(anonymous.status).toBe(401);
    }
    expect(await readRows()).toEqual(before);
    const { status, body } = await call(ada, id, { ...input, expectedScope: own });
    // Records that other records refer to cannot be deleted.
    if (body.code !== 'RECORD_IN_USE') expect(status).toBe(200);
    if (key === 'create') {
      const changed = await call(nobody, id, { ...input, expectedScope: own });
      expect(changed.body.data).toEqual({ activeOrganizationId: null });
    }
  });

  it('lists follow the active organization', async () => {
    if (!has('list')) return;
    const { id } = await inputOf('read', ada);
    for (const [active, isListed] of [
      [own, true],
      [null, false],
      [own, true],
    ] as const) {
      await setActive(server, ada, active);
      const { body } = await call(ada, listId, { limit: 100 });
      expect(JSON.stringify(body).includes(id)).toBe(isListed);
    }
  });
});
