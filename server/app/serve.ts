import type { DestinationStream } from 'pino';
import { demoAccounts } from '#contract/demo.ts';
import { defineApp } from '#contract/facts/define-app.ts';
import { app } from '#contract/features/app.ts';
import { product } from '#contract/product.ts';
import { parseEnvironment } from '../config/environment.ts';
import type { Environment } from '../config/settings.ts';
import { hostedWarnings } from '../hosted-warnings.ts';
import { createLogger, type Logger } from '../http/logger.ts';
import { exitWithError } from './exit-with-error.ts';
import { prepareStart } from './prepare-start.ts';
import type { RunningServer, ServerParts } from './start-server.ts';

/** Loads the parts that Node cannot run as they stand, for a server that is prepared. */
export type LoadParts = () => Promise<Omit<ServerParts, 'logger'>>;

/** The server as a process: started by the environment, stopped by signals. */
export async function serve(loadParts: LoadParts): Promise<void> {
  defineApp(app);
  try {
    const environment = parseEnvironment(process.env);
    const logger = createLogger({ level: environment.logLevel, stream: await streamFor(environment) });
    const starting = start(environment, logger, loadParts);

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
      const running = await starting.catch(exitWithError);
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
      // A database that is away by now is told by whoever needs it.
      const warnings = await hostedWarnings(environment, running.database).catch(() => []);
      for (const warning of warnings) logger.warn(warning);
      const { appUrl: url, port, processType } = running.environment;
      logger.info({ url, port, process: processType }, 'ready');
    }
  } catch (error) {
    exitWithError(error);
  }
}

/** The database starts while the rest is loaded, which takes longer than anything else here. */
async function start(environment: Environment, logger: Logger, loadParts: LoadParts): Promise<RunningServer> {
  const prepared = await prepareStart(environment, logger);
  const loading = Promise.all([import('./start-server.ts'), loadParts()]);
  const [{ startServer }, parts] = await loading.catch(async (error: unknown) => {
    await prepared.stop();
    throw error;
  });
  return startServer(prepared, { logger, ...parts });
}

/** Readable lines in local mode; otherwise JSON, for programs. */
async function streamFor({ mode }: Environment): Promise<DestinationStream | undefined> {
  if (mode === 'hosted' || !process.stdout.isTTY) return undefined;
  const { default: pretty } = await import('pino-pretty');
  return pretty({ ignore: 'pid,hostname', singleLine: true, translateTime: 'HH:MM:ss' });
}

/** Returns the text that the start prints: the address, where mails are shown, who becomes an admin. */
export function startBanner(environment: Environment, facts: { hasAccounts: boolean }): string {
  const { processType, demo, appUrl } = environment;
  const ofPages = [
    ['Open', appUrl],
    ...(demo ? [['Demo', 'read-only']] : []),
    ['Mail', mailLine(environment)],
    ['Admin', adminLine(environment, facts.hasAccounts)],
    ...(processType === 'web' ? [['Jobs', 'run in workers alone']] : []),
  ];
  const lines = [
    ...(processType === 'worker' ? [['Jobs', 'run here; no pages are served']] : ofPages),
    ['Database', databaseLine(environment)],
  ];
  const rows = lines.map(([label, text]) => `  ${label?.padEnd(10)}${text}`);
  return [
    `\n${product.name} is ready (${environment.mode} mode)\n`,
    ...rows,
    '\n  Stop it with Ctrl+C\n',
  ].join('\n');
}

function mailLine({ mode, smtpUrl, appUrl, demo }: Environment): string {
  if (demo) return 'none is sent; the page shows the codes';
  if (smtpUrl) return `sent through ${new URL(smtpUrl).host}`;
  return mode === 'local' ? `caught, shown at ${appUrl}/dev/mailbox` : 'none is sent';
}

function adminLine({ mode, adminEmails, adminUserIds, demo }: Environment, hasAccounts: boolean): string {
  if (demo) return `${demoAccounts.admin.name}, by one press on the page`;
  const named = [...adminEmails, ...adminUserIds.map((id) => `user ${id}`)];
  if (named.length > 0) return named.join(', ');
  if (mode === 'hosted') return 'nobody; name someone with ADMIN_EMAILS';
  return hasAccounts ? 'the first account is one' : 'the first person to sign in becomes one';
}

function databaseLine({ databaseUrl, dataDir }: Environment): string {
  if (!databaseUrl) return `PostgreSQL in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}
