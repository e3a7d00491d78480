import { getTableName, isTable } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import * as schema from '#server/database/schema/index.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { type Swept, testedFeatures } from '#tests/support/tested-features.ts';

const test = await createTestDatabase();
await test.database.sql`insert into users (id, email, name) values ('ada', 'ada@example.com', 'Ada')`;
await test.database.sql`insert into organizations (id, name, slug) values ('acme', 'Acme', 'acme')`;
afterAll(() => test.drop());

/** Tables of what nobody can use any more after a while. */
const swept: Record<string, Swept> = {
  verifications: {
    stays: '59 minutes',
    goes: '61 minutes',
    row: (name, end) => `(id, identifier, value, expires_at) values ('${name}', 'x', 'x', ${end})`,
  },
  code_failures: {
    stays: '-1 minutes',
    goes: '1 minutes',
    row: (name, end) => `(key, moments, expires_at) values ('${name}', '{}', ${end})`,
  },
  rate_limits: {
    stays: '-1 minutes',
    goes: '1 minutes',
    row: (name, end) => `(key, points, expire) values ('${name}', 1, extract(epoch from ${end}) * 1000)`,
  },
  sessions: {
    stays: '59 minutes',
    goes: '61 minutes',
    row: (name, end) => `(id, token, user_id, expires_at) values ('${name}', '${name}', 'ada', ${end})`,
  },
  deleted_records: {
    stays: '9 minutes',
    goes: '11 minutes',
    row: (name, end) =>
      `(kind, record_id, name, record, deleted_at, deleted_by)
       values ('book', gen_random_uuid(), '${name}', '{}', ${end}, 'ada')`,
  },
  audit_events: {
    stays: '364 days',
    goes: '367 days',
    row: (name, end) =>
      `(action, subject_type, subject_id, created_at) values ('user.signed-in', 'user', '${name}', ${end})`,
  },
  ...Object.assign({}, ...testedFeatures.map((feature) => feature.swept ?? {})),
};

/** Tables of tenants, which stay empty without organizations. */
const idle = ['invitations', 'invite_links'].filter((table) => !(table in swept));

/** Swept elsewhere, with the test of it. */
const sweptElsewhere = ['mails'];

/**
 * Each row is a person, something that a person made, keeps and can delete, or one of a few that the sources name:
 * nothing here grows by mere use.
 */
const kept = [
  'users',
  'accounts',
  'admin_grants',
  'pictures',
  'organizations',
  'organization_pictures',
  'members',
  'teams',
  'team_members',
  'milestones',
  ...testedFeatures.flatMap(({ tables = [] }) => tables),
];

it('each table is swept, or holds what people keep', () => {
  const tables = Object.values(schema)
    .filter((value) => isTable(value))
    .map((table) => getTableName(table));
  expect(tables.toSorted()).toEqual([...Object.keys(swept), ...sweptElsewhere, ...kept, ...idle].toSorted());
});

const add = (table: string, name: 'stays' | 'goes') => {
  const { [name]: age = '', row } = swept[table] as Swept;
  return test.database.sql.unsafe(`insert into ${table} ${row(name, `now() - interval '${age}'`)}`);
};
const rowsOf = async (table: string) => {
  const { sql } = test.database;
  return (await sql<{ row: string }[]>`select t::text as row from ${sql(table)} t`).map(({ row }) => row);
};

it.each(Object.keys(swept))('of %s what is over goes, and what is not stays', async (table) => {
  await add(table, 'stays');
  await add(table, 'goes');
  await cleanUp(test.database);
  expect(await rowsOf(table)).toEqual([expect.stringContaining('stays')]);
});

it('a server sweeps by itself, also where nobody ever asks for a code', async () => {
  await add('sessions', 'goes');
  const server = await startTestServer({ DATABASE_URL: test.url });
  try {
    await expect.poll(() => rowsOf('sessions')).not.toContainEqual(expect.stringContaining('goes'));
  } finally {
    await server.stop();
  }
});

it('of a demo the events stay, which are part of the picture', async () => {
  await add('audit_events', 'goes');
  await cleanUp(test.database, { demo: true });
  expect(await rowsOf('audit_events')).toContainEqual(expect.stringContaining('goes'));
});
