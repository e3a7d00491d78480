/**
 * `npm run dev`: serves from the sources. The renderer reloads by itself; a change of the server restarts it, while
 * the embedded database, which belongs to this process, runs on.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from 'local-postgres/find-free-port';
import { defineApp } from '#contract/facts/define-app.ts';
import { app } from '#contract/features/app.ts';
import { exitWithError } from '#server/app/exit-with-error.ts';
import { parseEnvironment } from '#server/config/environment.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { createLogger } from '#server/http/logger.ts';
import { loadDotEnv } from './load-dot-env.ts';

defineApp(app);

loadDotEnv();
process.env.NODE_ENV = 'development';
try {
  const { databaseUrl, dataDir, logLevel } = parseEnvironment(process.env);
  const logger = createLogger({ level: logLevel });
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, logger });
  // Found once: pages look for a server that restarts where it was, and two projects do not meet.
  const reloadPort = await findFreePort();
  const watch = [
    '--watch',
    '--watch-preserve-output',
    '--import',
    './scripts/migrations/warn-missing-migration.ts',
  ];
  const server = spawn(process.execPath, [...watch, 'server/app/index.ts', String(reloadPort)], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl ?? embedded?.url },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  await once(server, 'exit');
  await embedded?.stop();
  process.exit(0);
} catch (error) {
  exitWithError(error);
}
