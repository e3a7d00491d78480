import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '#scripts/ensure-built.ts';
import { parseEnvironment } from '#server/config/environment.ts';
import type { Database } from '#server/database/database.ts';
import { createTestDatabase } from './create-test-database.ts';
import { serverVariable, startDatabaseServer } from './database-server.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { type ServerProcess, startLocalServer, testSecret } from './server-process.ts';
import type { SignInServer } from './sign-in-user.ts';

export interface ProductionServer extends ServerProcess, SignInServer {
  database: Database;
  mailbox: Mailbox;
}

/**
 * The built product as a process of its own, as `npm start` serves it, with a database of its own and a real SMTP
 * server. For Playwright and for benchmarks; needs `npm run build`. Outside of a test run it also starts, and in
 * the end stops, the PostgreSQL.
 * @param variables of the environment beyond those it needs, such as { SIGN_UP: 'closed' }
 */
export async function startProductionServer(variables: NodeJS.ProcessEnv = {}): Promise<ProductionServer> {
  const stopDatabaseServer = process.env[serverVariable] ? undefined : await startAlone();
  const dataDir = await mkdtemp(join(tmpdir(), 'test-server-'));
  const [testDatabase, mailbox] = await Promise.all([createTestDatabase(), startMailbox()]);
  const release = async () => {
    await Promise.all([testDatabase.drop(), mailbox.stop()]);
    await rm(dataDir, { recursive: true, force: true });
    await stopDatabaseServer?.();
  };
  try {
    const all = {
      DATA_DIR: dataDir,
      DATABASE_URL: testDatabase.url,
      SMTP_URL: mailbox.url,
      AUTH_SECRET: testSecret,
      ...variables,
    };
    const server = await startLocalServer(all);
    const environment = { ...parseEnvironment(all), appUrl: server.url };
    const stop = async () => {
      await server.stop();
      await release();
    };
    return { ...server, environment, database: testDatabase.database, mailbox, stop };
  } catch (error) {
    await release();
    throw error;
  }
}

async function startAlone(): Promise<() => Promise<void>> {
  if (!(await ensureBuilt())) throw new Error('the build failed');
  return startDatabaseServer();
}
