import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as tables from '#server/database/schema/index.ts';
import { createLogger } from '../http/logger.ts';
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { openDatabase } from './open-database.ts';

const logger = createLogger({ level: 'silent' });
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'test-open-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('uses the database of a running server, and leaves it running', async () => {
  const server = await startEmbeddedPostgres({ dataDir, logger });
  const database = await openDatabase({ dataDir }, { tables, logger });
  expect(await database.sql`select count(*)::int as count from users`).toEqual([{ count: 0 }]);
  await database.close();
  expect(await findRunningPostgres(dataDir)).toBe(server.url);
  await server.stop();
});

it('starts the database if no server runs, and stops it again', async () => {
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
  const database = await openDatabase({ dataDir }, { tables, logger });
  expect(await findRunningPostgres(dataDir)).toBeDefined();
  await database.close();
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
});
