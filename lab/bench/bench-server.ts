import type { TestDatabase } from '../../tests/support/create-test-database.ts';
import { type Mailbox, startMailbox } from '../../tests/support/mailbox.ts';
import { adminEmail, type ServerProcess, startHostedServer } from '../../tests/support/server-process.ts';
import { signInByMail } from '../../tests/support/sign-in-user.ts';

export interface BenchServer extends ServerProcess {
  mailbox: Mailbox;
}

/** The built product in hosted mode on a seeded database, which stays when the server stops. */
export async function startBenchServer(
  databaseUrl: TestDatabase['url'],
  variables: NodeJS.ProcessEnv = {},
): Promise<BenchServer> {
  const mailbox = await startMailbox();
  const server = await startHostedServer({ databaseUrl, smtpUrl: mailbox.url, variables });
  return {
    ...server,
    mailbox,
    stop: async () => {
      await server.stop();
      await mailbox.stop();
    },
  };
}

/** Signs in an admin by code, and returns the Cookie header of the session. */
export async function signInAdmin(server: BenchServer): Promise<string> {
  return (await signInByMail(server, adminEmail)).cookieHeader;
}
