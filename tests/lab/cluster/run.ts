/**
 * `npm run cluster`: three servers behind a balancer on one PostgreSQL with a replica, on this machine, to try what
 * holds across servers. Mails appear here.
 */
import { product } from '#contract/product.ts';
import { ensureBuilt } from '#scripts/ensure-built.ts';
import { loadDotEnv } from '#scripts/load-dot-env.ts';
import { exitWithError } from '#server/app/exit-with-error.ts';
import { createLogger } from '#server/http/logger.ts';
import { adminEmail } from '#tests/support/server-process.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { startCluster } from './start-cluster.ts';

loadDotEnv();
process.env.NODE_ENV = 'production';
if (!(await ensureBuilt())) process.exit(1);

try {
  const { PORT, DATA_DIR, REDIS_URL, LOG_LEVEL = 'warn' } = process.env;
  const admins = process.env.ADMIN_EMAILS || adminEmail;
  const mails = await startSmtpServer({
    onMessage: ({ recipients, mail: { subject, text } }) =>
      console.log(`\nMail to ${recipients.join(', ')}: ${subject}\n${text?.trim()}\n`),
  });
  const starting = startCluster({
    dataDir: DATA_DIR || `.${product.slug}-cluster`,
    logger: createLogger({ level: 'warn' }),
    port: Number(PORT || 3000),
    smtpUrl: mails.url,
    variables: {
      MAIL_FROM: `${product.name} <no-reply@localhost>`,
      ADMIN_EMAILS: admins,
      LOG_LEVEL,
      ...(REDIS_URL && { REDIS_URL }),
    },
  });
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      console.log('Stopping…');
      // Also in the middle of starting.
      await starting.then((cluster) => cluster.stop()).catch(() => {});
      await mails.stop();
      process.exit(0);
    });
  }
  const { url, servers, primaryUrl, replica } = await starting;
  console.log(`
${product.name} as a cluster. Ctrl+C ends everything.

  Open      ${url}
  Servers   ${servers.map(({ url, program }) => `${url} (process ${program.child.pid})`).join('\n            ')}
  Database  ${new URL(primaryUrl).host}, replica ${new URL(replica.url).host}
  Redis     ${REDIS_URL ? new URL(REDIS_URL).host : 'none; REDIS_URL names one'}
  Admin     ${admins}, at the first sign-in; codes appear below
`);
} catch (error) {
  exitWithError(error);
}
