import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadOperations, operations } from '#contract/api/contract.ts';
import type { Operation } from '#contract/api/list-operations.ts';
import { columnsOf } from '#server/records/define-records.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';
import { inputFor } from './inputs.ts';
import {
  isRead,
  operationsOf,
  startOrganizations,
  tenantFeatures,
  tenantTables,
} from './organization-records.ts';

const reads = [...operations.filter(isRead), ...downloadOperations];
const writes = tenantFeatures.flatMap(operationsOf).filter((operation) => !isRead(operation));

const { server, own, admin, nobody, ada, omar } = await startOrganizations();
afterAll(() => server.stop());
const callers = { ada, omar, nobody, admin };

const call = (browser: Browser, operation: Operation, input: unknown): Promise<Answer> =>
  downloadOperations.includes(operation)
    ? browser.request('GET', `${server.url}/api${operation.path}`)
    : browser.request('POST', `${server.url}/api/fn/${operation.id}`, { data: input });

/** An answer with its numbers, but without times. */
const withoutTimes = ({ status, body }: Answer) =>
  [status, JSON.stringify(body, null, 1).replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"a time"')] as const;

/** The answer to a write, also without what is new each time: ids, and numbers that are unique. */
const withoutNews = (answer: Answer) => {
  const [status, body] = withoutTimes(answer);
  const fresh = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b0\.\d{9,}(?:e-\d+)?/g;
  return [status, body.replaceAll(fresh, 'new')];
};

/** Adds, changes and deletes records in the organization of Ada, among them copies of all others. */
async function addRecords() {
  for (const operation of writes) await call(ada, operation, await inputFor(operation, server, ada));
  const { db } = server.database;
  // As if Omar had deleted them as a member, and left.
  await db.execute(sql`update deleted_records set deleted_by = ${await idOf(omar)}
    where record ->> 'organization_id' = ${own}`);
  const values = {
    id: sql`gen_random_uuid()`,
    organization_id: sql`${own}`,
    created_at: sql`now()`,
    updated_at: sql`now()`,
  };
  for (const table of tenantTables) {
    const names = Object.values(columnsOf(table)).map(({ name }) => name);
    const columns = names.map((name) => sql.identifier(name));
    const copied = names.map((name) => values[name as keyof typeof values] ?? sql.identifier(name));
    await db.execute(sql`insert into ${table} (${sql.join(columns, sql`, `)})
      select ${sql.join(copied, sql`, `)} from ${table}
      where organization_id is distinct from ${own} on conflict do nothing`);
  }
}

describe('the records of an organization change nothing in the answers to strangers', () => {
  type Answers = Map<string, readonly (readonly [number, string])[]>;
  let before: Answers;
  let after: Answers;
  const writesBefore = new Map<string, unknown>();

  async function readAll(inputs: ReadonlyMap<string, readonly unknown[]>): Promise<Answers> {
    const answers: Answers = new Map();
    for (const operation of reads)
      for (const [caller, browser] of Object.entries(callers)) {
        const place = `${caller} ${operation.id}`;
        const told: ReturnType<typeof withoutTimes>[] = [];
        for (const input of inputs.get(place) ?? [])
          told.push(withoutTimes(await call(browser, operation, input)));
        answers.set(place, told);
      }
    return answers;
  }

  /** The last one is valid. */
  async function readInputs(operation: Operation, browser: Browser) {
    const isOf = ({ name }: { name: string }) => operation.id.startsWith(`${name}.`);
    const isOfTenants = tenantFeatures.some(isOf);
    // Only admins can add records that belong to all users. Members of none read these, too.
    const isOfAdmin =
      browser === nobody || (!isOfTenants && testedFeatures.some((one) => isOf(one) && one.tables));
    const input = (await inputFor(operation, server, isOfAdmin ? admin : browser)) ?? {};
    return isOfTenants ? [{}, input] : [input];
  }

  beforeAll(async () => {
    for (const operation of writes) {
      const answer = await call(omar, operation, await inputFor(operation, server, omar));
      writesBefore.set(operation.id, withoutNews(answer));
    }
    const inputs = new Map<string, unknown[]>();
    for (const operation of reads)
      for (const [caller, browser] of Object.entries(callers))
        inputs.set(`${caller} ${operation.id}`, await readInputs(operation, browser));
    before = await readAll(inputs);
    await addRecords();
    after = await readAll(inputs);
  }, 120_000);

  it.each(reads)('$id', ({ id }) => {
    for (const caller of ['omar', 'nobody']) {
      expect(after.get(`${caller} ${id}`), caller).toEqual(before.get(`${caller} ${id}`));
      expect([200, 403, 404]).toContain(before.get(`${caller} ${id}`)?.at(-1)?.[0]);
    }
    // Operations for managers alone are about all organizations.
    const isForManagers = before.get(`omar ${id}`)?.every(([status]) => status === 403);
    if (!isForManagers) expect(after.get(`admin ${id}`)).toEqual(before.get(`admin ${id}`));
  });

  it.each(tenantFeatures)('although its owner reads them: $name', ({ name }) => {
    for (const id of [`${name}.list`, `${name}.count`, `${name}.home`])
      if (before.has(`ada ${id}`)) expect(after.get(`ada ${id}`), id).not.toEqual(before.get(`ada ${id}`));
  });

  it.each(writes)('even where the owner wrote the same first: $id', async (operation) => {
    const input = await inputFor(operation, server, omar);
    await call(ada, operation, input);
    expect(withoutNews(await call(omar, operation, input))).toEqual(writesBefore.get(operation.id));
  });

  it.each(tenantFeatures)('the deletion of a whole list takes as many as before: $name', async (feature) => {
    const [create, remove] = ['create', 'delete'].map((key) =>
      operationsOf(feature).find(({ id }) => id === `${feature.name}.${key}`),
    );
    if (!create || !remove) return;
    const deleteAll = async () => {
      await call(omar, create, await inputFor(create, server, omar));
      return withoutNews(await call(omar, remove, { all: {} }));
    };
    // Deletes the records of other tests.
    await deleteAll();
    const answer = await deleteAll();
    await addRecords();
    expect(await deleteAll()).toEqual(answer);
  });
});
