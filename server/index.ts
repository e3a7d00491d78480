/** Runs the server: `node server/index.ts`, after `npm run build` unless NODE_ENV is development. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { startBanner } from './banner.ts';
import { mendDriver } from './database/mend-driver.ts';
import { type Environment, parseEnvironment } from './environment.ts';
import { explainAndExit } from './explain-and-exit.ts';

// React and Express look for it; without it they run as in development.
process.env.NODE_ENV ||= 'production';
// Most of a start is loading some 1,800 files. Where the folder cannot be written nothing is kept, and nothing fails.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));

try {
  const environment = parseEnvironment(process.env);
  mendDriver();
  // Not before the environment is known to be right: loading all this takes longer than anything else here.
  const [{ createLogger }, { loadParts }, { startServer }] = await Promise.all([
    import('./http/logger.ts'),
    import('./load-parts.ts'),
    import('./start-server.ts'),
  ]);
  const logger = createLogger({ level: environment.logLevel, stream: await streamFor(environment) });
  const starting = startServer(environment, { logger, ...(await loadParts(environment)) });

  let stoppingSince: number | undefined;
  const stop = async (reason: string, code: number) => {
    if (stoppingSince !== undefined) {
      // Asked again: at once. Ctrl+C under npm arrives twice in a moment, which is asking once.
      if (performance.now() - stoppingSince > 500) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    logger.info({ reason }, 'stopping');
    // Also in the middle of starting: what has been started by then would be left behind.
    const running = await starting.catch(explainAndExit);
    await running.stop().catch((error) => logger.error({ err: error }, 'stopping'));
    process.exit(code);
  };
  process.on('SIGTERM', () => void stop('SIGTERM', 0));
  process.on('SIGINT', () => void stop('SIGINT', 0));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught error');
    void stop('uncaught error', 1);
  });

  const running = await starting;
  if (environment.mode === 'local') {
    const [first] = await running.database.sql`select 1 from users limit 1`;
    console.log(startBanner(running.environment, { hasAccounts: first !== undefined }));
  } else {
    logger.info({ url: running.environment.appUrl, port: running.environment.port }, 'ready');
  }
} catch (error) {
  explainAndExit(error);
}

/** Lines for the person who looks on in local mode; else JSON, for programs. */
async function streamFor({ mode }: Environment): Promise<DestinationStream | undefined> {
  if (mode === 'hosted' || !process.stdout.isTTY) return undefined;
  const { default: pretty } = await import('pino-pretty');
  return pretty({ ignore: 'pid,hostname', singleLine: true, translateTime: 'HH:MM:ss' });
}
