import { type Mailbox, startMailbox } from '#tests/support/mailbox.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { type HostedServer, isRunning, lastWords, startServer } from './server.ts';
import { signIn, type Visitor } from './visitor.ts';

/** One server on a PostgreSQL of its own, with the mailbox of everybody and an admin who has signed in. */
export interface Rig {
  postgres: OwnPostgres;
  mailbox: Mailbox;
  server: HostedServer;
  admin: Visitor;
}

/** Runs a drill on a rig, and takes the rig down whatever happens. */
export async function withRig(
  options: { settings?: Record<string, string>; env?: NodeJS.ProcessEnv },
  drill: (rig: Rig) => Promise<void>,
): Promise<void> {
  const mailbox = await startMailbox();
  const postgres = await startOwnPostgres(options.settings);
  let server: HostedServer | undefined;
  try {
    server = await startServer({ databaseUrl: postgres.url, smtpUrl: mailbox.url, env: options.env ?? {} });
    const admin = await signIn(server, mailbox);
    await drill({ postgres, mailbox, server, admin }).catch((error: unknown) => {
      throw server && !isRunning(server) ? new Error(`the server has ended: ${lastWords(server)}`) : error;
    });
  } finally {
    await server?.stop('SIGKILL');
    await postgres.remove();
    await mailbox.stop();
  }
}
