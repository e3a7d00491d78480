import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { connectDatabase } from '../../server/database/database.ts';
import * as tables from '../../server/database/schema/index.ts';
import type { TestDatabase } from '../../tests/support/create-test-database.ts';
import { databaseUrl, serverVariable, templateVariable } from '../../tests/support/database-server.ts';
import { runProgram } from '../../tests/support/run-program.ts';

/** How many example records of each kind, by the option of `npm run seed`. */
export type Rows = Readonly<Record<string, number>>;

/**
 * A migrated database with so many example records, filled once in a run; `drop` only leaves it.
 * @param isKept whether it is still there for the next run on the same folder
 */
export async function seededDatabase(rows: Rows, isKept: boolean): Promise<TestDatabase> {
  const serverUrl = process.env[serverVariable] ?? '';
  const template = process.env[templateVariable] ?? '';
  // What has the template's name before its own goes with it.
  const name = [isKept ? 'seeded' : template, ...Object.entries(rows).flat()].join('_');
  const url = databaseUrl(serverUrl, name);
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  try {
    const found = await admin`select from pg_database where datname = ${name}`;
    if (found.length === 0) {
      const draft = `${template}_draft`;
      await admin`create database ${admin(draft)} template ${admin(template)}`;
      await seed(databaseUrl(serverUrl, draft), rows);
      await admin`alter database ${admin(draft)} rename to ${admin(name)}`;
    }
  } finally {
    await admin.end();
  }
  const database = connectDatabase(url, { tables, max: 2 });
  return { url, database, drop: () => database.close() };
}

async function seed(url: string, rows: Rows): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-seed-'));
  const program = runProgram('scripts/seed.ts', {
    args: Object.entries(rows).flatMap(([name, count]) => [`--${name}`, String(count)]),
    env: { DATABASE_URL: url, DATA_DIR: dataDir },
  });
  const code = await program.exited;
  await rm(dataDir, { recursive: true, force: true });
  if (code !== 0) throw new Error(`npm run seed failed:\n${program.output()}`);
}
