import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { connectDatabase, type Database } from '#server/database/database.ts';
import { databaseUrl, serverVariable, templateVariable } from './database-server.ts';

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

/** A fresh database for one test or one test file: a copy of the run's migrated template. */
export async function createTestDatabase({ empty = false }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const serverUrl = process.env[serverVariable];
  const template = process.env[templateVariable];
  if (!serverUrl || !template) throw new Error('the global setup of the tests has not run');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, (sql) =>
    empty ? sql`create database ${sql(name)}` : sql`create database ${sql(name)} template ${sql(template)}`,
  );
  const url = databaseUrl(serverUrl, name);
  const database = connectDatabase(url, { max: 5 });
  return {
    url,
    database,
    drop: async () => {
      await database.close();
      await onServer(serverUrl, (sql) => sql`drop database if exists ${sql(name)} with (force)`);
    },
  };
}

async function onServer(url: string, statement: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await statement(sql);
  } finally {
    await sql.end();
  }
}
