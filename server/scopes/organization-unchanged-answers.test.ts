import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadOperations, type Operation, operations } from '#contract/api/list-operations.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { addOrganization, signInMember } from '#tests/support/members.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';
import * as schema from '../database/schema/index.ts';
import { isTenantTable } from '../database/schema/tenant-table.ts';
import { columnsOf } from '../records/define-records.ts';

const tenants = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => isTenantTable(table));
const features = testedFeatures.filter(({ tables }) =>
  tenants.some((table) => tables?.includes(getTableName(table))),
);

const posted = testedFeatures.flatMap(({ name, postedReads = [] }) =>
  postedReads.map((key) => `${name}.${key}`),
);
const isRead = ({ id, method }: Operation) => method === 'GET' || posted.includes(id);
const reads = [...operations.filter(isRead), ...downloadOperations];
const writes = features.flatMap(({ name }) =>
  operations.filter((operation) => operation.id.startsWith(`${name}.`) && !isRead(operation)),
);

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const admin = await signInUser(server, 'admin@example.com');
const nobody = await signInUser(server, 'nobody@example.com');
const own = await addOrganization(server);
const ada = await signInMember(server, own, 'ada@example.com', 'owner');
const omar = await signInMember(server, await addOrganization(server), 'omar@example.com', 'owner');
afterAll(() => server.stop());

const isDownload = (operation: Operation) => downloadOperations.includes(operation);

const call = (browser: Browser, operation: Operation, input: unknown): Promise<Answer> =>
  isDownload(operation)
    ? browser.request('GET', `${server.url}/api${operation.path}`)
    : browser.request('POST', `${server.url}/api/fn/${operation.id}`, { data: input });

/** Input for an operation, about records of its own where a feature of the tests can make some. */
async function inputOf({ id }: Operation, maker: Browser): Promise<unknown> {
  const [name = '', key = ''] = id.split('.');
  const feature = testedFeatures.find((one) => one.name === name);
  const input = feature?.inputs({ server: () => server, admin: () => maker })[key];
  return typeof input === 'function' ? input() : (input ?? {});
}

/** What is answered, numbers and all, but for times. */
const told = ({ status, body }: Answer) =>
  [status, JSON.stringify(body, null, 1).replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"a time"')] as const;

/** The same of a write, but for what is new each time: ids, also in texts, and numbers that are unique. */
const toldOfNew = (answer: Answer) => {
  const [status, body] = told(answer);
  const fresh = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b0\.\d{9,}(?:e-\d+)?/g;
  return [status, body.replaceAll(fresh, 'new')];
};

/** In the organization of Ada records are added, changed and deleted; among them those that the others have, too. */
async function addRecords() {
  for (const operation of writes) await call(ada, operation, await inputOf(operation, ada));
  // As if Omar had deleted them, who has left it since.
  const { db } = server.database;
  await db.execute(sql`update deleted_records set deleted_by = ${await idOf(omar)}
    where record ->> 'organization_id' = ${own}`);
  for (const table of tenants) {
    const columns = Object.values(columnsOf(table)).map(({ name }) => name);
    const values: Record<string, unknown> = {
      id: sql`gen_random_uuid()`,
      organization_id: own,
      created_at: sql`now()`,
      updated_at: sql`now()`,
    };
    const names = columns.map((name) => sql.identifier(name));
    const copied = columns.map((name) => values[name] ?? sql.identifier(name));
    await db.execute(sql`
      insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(
        copied.map((value) => sql`${value}`),
        sql`, `,
      )} from ${table} where organization_id is distinct from ${own} on conflict do nothing`);
  }
}

describe('where an organization gets records, strangers are told the same as before by', () => {
  type Told = ReturnType<typeof told>;
  const before = new Map<string, Told[]>();
  const after = new Map<string, Told[]>();
  const askers = () => ({ ada, omar, nobody, admin });
  type Asker = keyof ReturnType<typeof askers>;

  beforeAll(async () => {
    const asked: { place: string; ask: () => Promise<Told[]> }[] = [];
    for (const operation of reads)
      for (const [name, browser] of Object.entries(askers())) {
        const isOf = (feature: { name: string }) => operation.id.startsWith(`${feature.name}.`);
        const isOfTenants = features.some(isOf);
        // Of what belongs to no organization, who works in none is told; others are told of what is for all users.
        const isForAll = !isOfTenants && testedFeatures.some((one) => isOf(one) && one.tables);
        const input = await inputOf(operation, name === 'nobody' || isForAll ? admin : browser);
        const inputs = isOfTenants ? [{}, input] : [input];
        const ask = async () => {
          const answers: Told[] = [];
          for (const input of inputs) answers.push(told(await call(browser, operation, input)));
          return answers;
        };
        asked.push({ place: `${name} ${operation.id}`, ask });
      }
    for (const { place, ask } of asked) before.set(place, await ask());
    await addRecords();
    for (const { place, ask } of asked) after.set(place, await ask());
  }, 120_000);

  const isClosed = (asker: Asker, { id }: Operation) =>
    before.get(`${asker} ${id}`)?.every(([status]) => status === 403);

  it.each(reads)('$id', (operation) => {
    const place = (asker: Asker) => `${asker} ${operation.id}`;
    for (const asker of ['omar', 'nobody'] as const) {
      expect(after.get(place(asker)), asker).toEqual(before.get(place(asker)));
      // The last input is valid.
      expect([200, 403, 404]).toContain(before.get(place(asker))?.at(-1)?.[0]);
    }
    // What is for managers alone is about all organizations.
    if (!isClosed('omar', operation)) expect(after.get(place('admin'))).toEqual(before.get(place('admin')));
  });

  it.each(features)('but its owner is told something else: $name', ({ name }) => {
    for (const id of [`${name}.list`, `${name}.count`, `${name}.home`]) {
      if (!before.has(`ada ${id}`)) continue;
      expect(after.get(`ada ${id}`), id).not.toEqual(before.get(`ada ${id}`));
    }
  });
});

it.each(writes)(
  '$id tells a stranger as much as before, where its owner did the same first',
  async (operation) => {
    const before = toldOfNew(await call(omar, operation, await inputOf(operation, omar)));
    await addRecords();
    const input = await inputOf(operation, omar);
    await call(ada, operation, input);
    expect(toldOfNew(await call(omar, operation, input))).toEqual(before);
  },
);

it.each(features)('the deletion of a whole list takes as many as before: $name', async ({ name }) => {
  const [create, remove] = ['create', 'delete'].map((key) =>
    operations.find(({ id }) => id === `${name}.${key}`),
  );
  if (!create || !remove) return;
  const answers: unknown[] = [];
  for (let round = 0; round < 3; round++) {
    await call(omar, create, await inputOf(create, omar));
    answers.push(toldOfNew(await call(omar, remove, { all: {} })));
    await addRecords();
  }
  // The first one takes what was there already.
  expect(answers[2]).toEqual(answers[1]);
});
