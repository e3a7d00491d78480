import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { ApiError } from '#server/config/api-error.ts';
import type { Logger } from '#server/http/logger.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import type { Database } from './database.ts';
import { longestLag, type ReadRouter, replicaReadRouter } from './read-router.ts';

let primary: TestDatabase;
let replica: TestDatabase;
let reads: ReadRouter;
let warn: Mock<Logger['warn']>;

beforeEach(async () => {
  [primary, replica] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  // Another database that acts as a replica: it claims to have replayed the whole log.
  const { sql } = replica.database;
  await sql.unsafe(`
    create schema replica;
    create function replica.pg_last_wal_replay_lsn() returns pg_lsn language sql
      return 'FFFFFFFF/FFFFFFFF'::pg_lsn;
    do $$ begin execute format(
      'alter database %I set search_path = replica, pg_catalog, public', current_database()); end $$`);
  warn = vi.fn<Logger['warn']>();
  const logger = { info: () => {}, warn };
  reads = replicaReadRouter({ primary: primary.database, url: replica.url, logger, checkEvery: 20 });
  await expect.poll(where).toBe(await nameOf(replica.database));
});
afterEach(async () => {
  await reads.close();
  await Promise.all([primary.drop(), replica.drop()]);
});

const nameOf = async ({ sql }: Pick<Database, 'sql'>): Promise<string> =>
  (await sql<{ name: string }[]>`select current_database() as name`)[0]?.name ?? '';
const where = () => reads.run(nameOf);

it('a read that fails on the replica is repeated on the primary at once', async () => {
  await replica.database.sql`drop table mails`;
  const count = await reads.run(async ({ sql }) => (await sql`select 1 from mails`).length);
  expect(count).toBe(0);
  expect(warn).toHaveBeenCalled();
});

it('losing the replica fails no read, not even one in progress on it', async () => {
  const busy = reads.run(async (database) => {
    const name = await nameOf(database);
    if (name !== (await nameOf(primary.database))) await database.sql`select pg_sleep(60)`;
    return name;
  });
  const name = await nameOf(primary.database);
  await replica.drop();
  expect(await where()).toBe(name);
  expect(await busy).toBe(name);
});

it('a lagging replica is not used', async () => {
  await replica.database.sql`
    create or replace function replica.pg_last_wal_replay_lsn() returns pg_lsn language sql
      return '0/1'::pg_lsn`;
  const now = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + longestLag + 1000);
  expect(await where()).toBe(await nameOf(primary.database));
  later.mockRestore();
});

it('errors not caused by the replica are not retried', async () => {
  const read = vi.fn(async () => {
    throw new ApiError(422, 'VALIDATION_FAILED');
  });
  await expect(reads.run(read)).rejects.toThrow('VALIDATION_FAILED');
  expect(read).toHaveBeenCalledOnce();
  expect(await where()).toBe(await nameOf(replica.database));
});
