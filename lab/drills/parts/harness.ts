import { type Mailbox, startMailbox } from '../../../tests/support/mailbox.ts';
import { isRunning, type ServerProcess, startHostedServer } from '../../../tests/support/server-process.ts';
import { type Client, signIn } from './client.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { createProcessProbe, type ProcessProbe } from './process-probe.ts';

/** One server on a PostgreSQL of its own, with the mailbox of everybody and an admin who has signed in. */
export interface Harness {
  postgres: OwnPostgres;
  mailbox: Mailbox;
  server: ServerProcess;
  admin: Client;
}

/** Runs a drill on a harness, and takes the harness down whatever happens. */
export async function withHarness(
  options: { settings?: Record<string, string>; env?: NodeJS.ProcessEnv },
  drill: (harness: Harness) => Promise<void>,
): Promise<void> {
  const mailbox = await startMailbox();
  const postgres = await startOwnPostgres(options.settings);
  let server: ServerProcess | undefined;
  try {
    server = await startHostedServer({
      databaseUrl: postgres.url,
      smtpUrl: mailbox.url,
      variables: options.env,
    });
    const admin = await signIn(server, mailbox);
    await drill({ postgres, mailbox, server, admin }).catch((error: unknown) => {
      throw server && !isRunning(server) ? new Error(`the server has ended: ${lastLogLines(server)}`) : error;
    });
  } finally {
    await server?.stop('SIGKILL');
    await postgres.remove();
    await mailbox.stop();
  }
}

/** The same on a server that can be looked into. */
export async function withProbe(
  drill: (harness: Harness, probe: ProcessProbe) => Promise<void>,
): Promise<void> {
  const probe = await createProcessProbe();
  try {
    await withHarness({ env: probe.env }, (harness) => drill(harness, probe));
  } finally {
    await probe.close();
  }
}

/** Kills the server and starts it again on the same port. */
export async function restartServer({ server, postgres, mailbox }: Harness): Promise<void> {
  await server.stop('SIGKILL');
  const port = Number(new URL(server.url).port);
  Object.assign(server, await startHostedServer({ databaseUrl: postgres.url, smtpUrl: mailbox.url, port }));
}

/** Why a server has ended, as far as its log says. */
function lastLogLines({ program }: ServerProcess): string {
  const lines = program.output().trimEnd().split('\n');
  return (lines.findLast((line) => line.includes('"fatal"')) ?? lines.slice(-5).join('\n')).slice(0, 3000);
}
