import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { connectDatabase, type Database } from '#server/database/database.ts';
import * as tables from '#server/database/schema/index.ts';
import { invalidateTotalCap } from '#server/lists/count-up-to.ts';
import { databaseUrl, serverVariable, templateVariable } from './database-server.ts';
import { resetDatabase, schemaFingerprint } from './reset-database.ts';

export interface TestDatabase {
  url: string;
  database: Database;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Without the schema, as a server finds it at its very first start. */
  empty?: boolean;
}

interface KeptDatabase {
  url: string;
  database: Database;
  name: string;
  schema: string;
}

/** Databases of this worker that no test is using. */
const idle: KeptDatabase[] = [];

/**
 * An empty database for one test or one test file: one that an earlier test has left and that still has its schema, or
 * a copy of the run's migrated template.
 */
export async function createTestDatabase({ empty = false }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const serverUrl = process.env[serverVariable];
  const template = process.env[templateVariable];
  if (!serverUrl || !template) throw new Error('the global setup of the tests has not run');
  const kept = (!empty && idle.pop()) || (await create(serverUrl, template, empty));
  const { url, database, name } = kept;
  return {
    url,
    database,
    drop: async () => {
      if (!empty && idle.length < 3 && (await clear(kept))) {
        idle.push(kept);
        return;
      }
      await database.close();
      await onServer(serverUrl, (sql) => sql`drop database if exists ${sql(name)} with (force)`);
    },
  };
}

async function create(serverUrl: string, template: string, empty: boolean): Promise<KeptDatabase> {
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, (sql) =>
    empty
      ? sql`create database ${sql(name)}`
      : // Copies files instead of logging each page, which takes a third of the time in memory.
        sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`,
  );
  const url = databaseUrl(serverUrl, name);
  const database = connectDatabase(url, { tables, max: 5 });
  return { url, database, name, schema: empty ? '' : await schemaFingerprint(database) };
}

/** Returns false if the database cannot be reused. */
async function clear({ database, schema }: KeptDatabase): Promise<boolean> {
  try {
    if ((await schemaFingerprint(database)) !== schema) return false;
    await resetDatabase(database);
    invalidateTotalCap();
    return true;
  } catch {
    return false;
  }
}

async function onServer(url: string, statement: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await statement(sql);
  } finally {
    await sql.end();
  }
}
