import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it } from 'vitest';
import { downloadOperations, operations } from '#contract/api/list-operations.ts';
import { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { addOrganization, setActive, signInMember } from '#tests/support/members.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { type TestedFeature, testedFeatures } from '#tests/support/tested-features.ts';
import * as schema from '../database/schema/index.ts';
import { isTenantTable } from '../database/schema/tenant-table.ts';
import { isInOwn } from './own-rows.ts';

const tenantTables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => isTenantTable(table));
const tenants = tenantTables.map((table) => getTableName(table));

const features = testedFeatures.filter(({ tables }) =>
  tables?.some((table) => tenants.some((tenant) => tenant === table)),
);

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const admin = await signInUser(server, 'admin@example.com');
const nobody = await signInUser(server, 'nobody@example.com');
const own = await addOrganization(server);
const ada = await signInMember(server, own, 'ada@example.com', 'owner');
const omar = await signInMember(server, await addOrganization(server), 'omar@example.com', 'owner');
afterAll(() => server.stop());

it('every tenant table is that of a feature whose operations are tried here', () => {
  expect(features.flatMap(({ tables }) => tables).sort()).toEqual(tenants.sort());
});

const call = (browser: Browser, id: string, data: unknown) =>
  browser.request('POST', `${server.url}/api/fn/${id}`, { data });

/** The rows of other organizations and of the installation, as Omar sees them: not at all. */
const rowsOf = async (table: string) => {
  const { db } = server.database;
  const where = sql`organization_id is not distinct from ${own} or organization_id is null`;
  return await db.execute<{ id: string }>(
    sql`select * from ${sql.identifier(table)} where ${where} order by id`,
  );
};

async function inputOf({ name, inputs }: TestedFeature, id: string, browser: Browser): Promise<unknown> {
  const input = inputs({ server: () => server, admin: () => browser })[id.slice(name.length + 1)];
  return typeof input === 'function' ? input() : input;
}

describe.each(features)('with the records of another organization, $name:', (feature) => {
  const [table = ''] = feature.tables ?? [];
  const named = operations.filter(({ id }) => id.startsWith(`${feature.name}.`));

  it.each(named)('$id tells and changes nothing', async ({ id }) => {
    const input = await inputOf(feature, id, ada);
    await inputOf(feature, id, admin);
    const before = await rowsOf(table);
    for (const stranger of [omar, nobody]) {
      const { status, body } = await call(stranger, id, input);
      if (stranger === omar && typeof input === 'object' && input !== null && 'id' in input)
        expect([id, status]).toEqual([id, expect.toBeOneOf([403, 404])]);
      // Who works in no organization sees what belongs to none.
      const hidden =
        stranger === omar ? before : before.filter((row) => 'organization_id' in row && row.organization_id);
      for (const row of hidden) expect(JSON.stringify(body)).not.toContain(row.id);
    }
    const after = new Map((await rowsOf(table)).map((row) => [row.id, row]));
    for (const row of before) expect(after.get(row.id)).toEqual(row);
  });

  it.each(named)('$id works for an owner of its own, unless managers alone may', async ({ id }) => {
    const { status } = await call(ada, id, await inputOf(feature, id, ada));
    expect([id, status]).toEqual([id, expect.toBeOneOf([200, 403])]);
    const closed = await call(admin, id, await inputOf(feature, id, admin));
    expect([id, closed.status]).toEqual([id, 200]);
    const isForManagers = (await call(nobody, id, {})).body.code === 'RESOURCE_NOT_ALLOWED';
    if (!isForManagers) expect([id, status]).toEqual([id, 200]);
  });

  it.each(downloadOperations.filter(({ id }) => id.startsWith(`${feature.name}.`)))(
    '$id holds none of them',
    async ({ path }) => {
      const { id } = (await inputOf(feature, `${feature.name}.read`, ada)) as { id: string };
      const { db } = server.database;
      const [row] = await db.execute<{ name: string }>(
        sql`update ${sql.identifier(table)} set name = 'only of Ada' where id = ${id} returning name`,
      );
      const file = async (browser: Browser) =>
        (await browser.request('GET', `${server.url}/api${path}`)).body as string;
      expect(await file(ada)).toContain(row?.name);
      for (const stranger of [omar, nobody, admin]) expect(await file(stranger)).not.toContain(row?.name);
      const all = await admin.request('GET', `${server.url}/api${path}?scope=all`);
      expect(all.body).toContain(row?.name);
      expect((await omar.request('GET', `${server.url}/api${path}?scope=all`)).status).toBe(403);
    },
  );

  it('the file with the own data holds none of an organization that the user has left', async () => {
    const { id } = (await inputOf(feature, `${feature.name}.read`, ada)) as { id: string };
    const named = tenantTables.find((each) => getTableName(each) === table) as PgTable;
    const isHeld = async (browser: Browser) => {
      const within = isInOwn(named, await idOf(browser));
      const rows = await server.database.db.execute<{ id: string }>(
        sql`select id from ${sql.identifier(table)} where ${within}`,
      );
      return rows.some((row) => row.id === id);
    };
    expect([await isHeld(ada), await isHeld(omar), await isHeld(nobody)]).toEqual([true, false, false]);
  });

  it('managers alone may name an organization, or none', async () => {
    const list = named.find(({ id }) => id === `${feature.name}.list`);
    if (!list) return;
    const { id } = (await inputOf(feature, `${feature.name}.read`, ada)) as { id: string };
    const ask = (browser: Browser, scope: unknown) => call(browser, list.id, { limit: 100, scope });
    const holds = async (scope: string) => JSON.stringify((await ask(admin, scope)).body).includes(id);
    expect([await holds(own), await holds('all'), await holds('none')]).toEqual([true, true, false]);
    const { body } = await ask(admin, own);
    expect(body.items.every((row: { organizationId: string }) => row.organizationId === own)).toBe(true);
    for (const stranger of [ada, omar, nobody])
      for (const scope of [own, 'none', 'all']) expect((await ask(stranger, scope)).status).toBe(403);
    const unknown = await ask(admin, crypto.randomUUID());
    expect([unknown.status, unknown.body.code]).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
    for (const scope of ['', 'a b', '\0', 1, ['all'], null])
      expect((await ask(admin, scope)).status).toBe(422);
    for (const { path } of downloadOperations.filter((download) =>
      download.id.startsWith(`${feature.name}.`),
    )) {
      const file = (browser: Browser) =>
        browser.request('GET', `${server.url}/api${path}?${new URLSearchParams({ scope: own })}`);
      expect([(await file(admin)).status, (await file(omar)).status]).toEqual([200, 403]);
    }
  });

  it('managers reach any by its id where the operation is about ids, and no list by the mere name of a field', async () => {
    const { id } = (await inputOf(feature, `${feature.name}.read`, ada)) as { id: string };
    expect((await call(admin, `${feature.name}.read`, { id })).status).toBe(200);
    const list = named.find((each) => each.id === `${feature.name}.list`);
    if (!list) return;
    const names = { id, ids: [id], deletedAt: new Date().toISOString() };
    const { status, body } = await call(admin, list.id, { limit: 100, ...names });
    if (status === 200) expect(JSON.stringify(body)).not.toContain(id);
    for (const { path } of downloadOperations.filter((download) =>
      download.id.startsWith(`${feature.name}.`),
    )) {
      const { name } = (await call(admin, `${feature.name}.read`, { id })).body;
      const file = await admin.request('GET', `${server.url}/api${path}?${new URLSearchParams({ ids: id })}`);
      expect(file.body).not.toContain(name);
    }
  });

  it('nothing is written where the page knows another active organization', async () => {
    const names = ['create', 'update', 'import', 'delete', 'delete of all', 'restore'];
    for (const name of names) {
      const id = `${feature.name}.${name.replace(' of all', '')}`;
      if (!named.some((each) => each.id === id)) continue;
      const input = name === 'delete of all' ? { all: {} } : await inputOf(feature, id, ada);
      const expecting = (expectedScope: string) => ({
        ...(input as object),
        expectedScope,
      });
      const before = await rowsOf(table);
      for (const expected of ['', 'another']) {
        const { status, body } = await call(ada, id, expecting(expected));
        expect([id, status, body.code, body.data]).toEqual([
          id,
          409,
          'ORGANIZATION_CHANGED',
          { activeOrganizationId: own },
        ]);
        expect((await call(new Browser(server.url), id, expecting(expected))).status).toBe(401);
      }
      expect(await rowsOf(table)).toEqual(before);
      const meant = await call(ada, id, expecting(own));
      // What records of another feature need stays.
      const isNeeded = meant.body.code === 'RECORD_IN_USE';
      expect([id, isNeeded || meant.status]).toEqual([id, isNeeded || 200]);
      if (id.endsWith('.create'))
        expect((await call(nobody, id, expecting(own))).body.data).toEqual({ activeOrganizationId: null });
    }
  });

  it('lists follow the active organization', async () => {
    const list = named.find(({ id }) => id === `${feature.name}.list`);
    if (!list) return;
    const { id } = (await inputOf(feature, `${feature.name}.read`, ada)) as { id: string };
    const isListed = async () => JSON.stringify((await call(ada, list.id, { limit: 100 })).body).includes(id);
    expect(await isListed()).toBe(true);
    await setActive(server, ada, null);
    expect(await isListed()).toBe(false);
    await setActive(server, ada, own);
    expect(await isListed()).toBe(true);
  });
});
