import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { connectDatabase } from '#server/database/database.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import * as tables from '#server/database/schema/index.ts';
import { createLogger } from '#server/http/logger.ts';
import type { JobContext } from '#server/jobs/define-job.ts';
import { createJobQueue } from '#server/jobs/job-queue.ts';
import { openRunFolder } from './run-folder.ts';

/** How the workers of a test run find its database server; environment variables reach them in any runner. */
export const serverVariable = 'TEST_DATABASE_SERVER';
export const templateVariable = 'TEST_DATABASE_TEMPLATE';

const silent = { info: () => {}, warn: console.warn, error: console.error };

/** A test database can be lost; what it costs to keep it is not worth paying. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Its log lies in memory, as its data do.
  max_wal_size: '128MB',
  max_connections: '300',
};

export interface DatabaseServerOptions {
  /** PostgreSQL settings beyond the product's, name to value; unless told such as may lose the data. */
  settings?: Record<string, string>;
  /** Where its data stay, with the databases that their makers do not remove; unless told they go with it. */
  dataDir?: string;
}

/**
 * Starts the one PostgreSQL of a test run, or takes the server of DATABASE_URL, and prepares a migrated template
 * from which each test copies its own database in some 30 ms.
 * @returns what ends it and removes everything it made
 */
export async function startDatabaseServer(options: DatabaseServerOptions = {}): Promise<() => Promise<void>> {
  const server = await openServer(options);
  const template = `test_template_${randomBytes(6).toString('hex')}`;
  const admin = postgres(server.url, { max: 1, onnotice: () => {} });
  try {
    await admin`create database ${admin(template)}`;
    await migrateDatabase(databaseUrl(server.url, template));
    await prepareJobs(databaseUrl(server.url, template));
  } catch (error) {
    await admin.end();
    await server.stop();
    throw error;
  }
  process.env[serverVariable] = server.url;
  process.env[templateVariable] = template;
  return async () => {
    const left = await admin<{ name: string }[]>`
      select datname as name from pg_database where datname like ${`${template}%`}`;
    for (const { name } of left) await admin`drop database if exists ${admin(name)} with (force)`;
    await admin.end();
    await server.stop();
  };
}

/** The same server, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function openServer({
  settings = careless,
  dataDir: kept,
}: DatabaseServerOptions): Promise<{ url: string; stop(): Promise<void> }> {
  const run = await openRunFolder({ onDisk: settings !== careless });
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: run.close };
  try {
    const dataDir = kept ? resolve(kept) : join(run.path, 'database');
    const embedded = await startEmbeddedPostgres({ dataDir, logger: silent, settings });
    return {
      url: embedded.url,
      stop: async () => {
        await embedded.stop();
        await run.close();
      },
    };
  } catch (error) {
    await run.close();
    throw error;
  }
}

/** The tables of jobs, which else each server of a test would make for itself. */
async function prepareJobs(url: string): Promise<void> {
  const database = connectDatabase(url, { tables, max: 2 });
  const queue = createJobQueue({ database, logger: createLogger({ level: 'silent' }), jobs: [] });
  await queue.start({} as JobContext);
  await queue.stop();
  await database.close();
}
