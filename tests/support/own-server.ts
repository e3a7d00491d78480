import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareStart } from '#server/app/prepare-start.ts';
import { startServer } from '#server/app/start-server.ts';
import { parseEnvironment } from '#server/config/environment.ts';
import type { Environment } from '#server/config/settings.ts';
import type { Database } from '#server/database/database.ts';
import * as templates from '#server/email/templates/index.tsx';
import { createLogger } from '#server/http/logger.ts';
import type { Renderer, RendererModule } from '#server/pages/renderer.ts';
import { createTestDatabase } from './create-test-database.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { noteError } from './server-errors.ts';

export interface TestServer {
  /** Origin, without a slash at its end. */
  url: string;
  environment: Environment;
  database: Database;
  mailbox: Mailbox;
  /** Every line the server has logged, as it was written; at level debug unless LOG_LEVEL says otherwise. */
  logs: string[];
  stop(): Promise<void>;
}

/**
 * The real server in this process, in local mode on a free port, with a database of its own and a real SMTP server that
 * receives its emails. For vitest, which can load the JSX of emails and pages.
 */
export async function startOwnServer(variables: NodeJS.ProcessEnv, pages: boolean): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-server-'));
  const [testDatabase, mailbox] = await Promise.all([createTestDatabase(), startMailbox()]);
  const logs: string[] = [];
  const environment = parseEnvironment({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: testDatabase.url,
    SMTP_URL: mailbox.url,
    AUTH_SECRET: 'a secret that only the tests know, 48 characters',
    LOG_LEVEL: 'debug',
    // No balancer has to notice that it stops.
    SHUTDOWN_DELAY: '0',
    ...variables,
  });
  const logger = createLogger({
    level: environment.logLevel,
    stream: {
      write: (line) => {
        logs.push(line);
        noteError(line);
      },
    },
  });
  const release = async () => {
    await Promise.all([testDatabase.drop(), mailbox.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const createRenderer = pages ? async () => sourceRenderer : undefined;
    const prepared = await prepareStart(environment, logger);
    const running = await startServer(prepared, { logger, templates, createRenderer });
    return {
      url: running.environment.mode === 'local' ? running.environment.appUrl : running.url,
      environment: running.environment,
      database: testDatabase.database,
      mailbox,
      logs,
      stop: async () => {
        await running.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** The pages as vitest loads them; they name no browser files, which would need a build. */
const sourceRenderer: Renderer = {
  load: () => import('#renderer/server.ts') as Promise<RendererModule>,
  assets: { scripts: [], styles: [], fonts: () => [], preloads: () => [] },
  isFixed: true,
  files: (_req, _res, next) => next(),
  close: async () => {},
};
