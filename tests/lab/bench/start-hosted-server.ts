import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverProgram } from '#scripts/server-program.ts';
import { reservePort } from '#server/app/listen.ts';
import type { TestDatabase } from '#tests/support/create-test-database.ts';
import { type Mailbox, startMailbox } from '#tests/support/mailbox.ts';
import { type Program, runProgram } from '#tests/support/run-program.ts';

export interface HostedServer {
  /** Origin, without a slash at its end. */
  url: string;
  database: TestDatabase['database'];
  mailbox: Mailbox;
  program: Program;
  /** Leaves the database alone. */
  stop(): Promise<void>;
}

/**
 * The built product in hosted mode behind a proxy that it trusts: whoever asks from this machine. So a load can come
 * from as many addresses as it would in life, and the limits of one address are what they are.
 */
export async function startHostedServer(
  { url: databaseUrl, database }: Pick<TestDatabase, 'url' | 'database'>,
  variables: NodeJS.ProcessEnv = {},
): Promise<HostedServer> {
  const port = await reservePort(0, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'latchkey-server-'));
  const mailbox = await startMailbox();
  const program = runProgram(serverProgram, {
    env: {
      NODE_ENV: 'production',
      APP_URL: url,
      HOST: '127.0.0.1',
      PORT: String(port),
      TRUST_PROXY: 'loopback',
      AUTH_SECRET: 'a secret that only the benchmarks know, 48 characters',
      MAIL_FROM: 'Latchkey <no-reply@latchkey.example>',
      SMTP_URL: mailbox.url,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...variables,
    },
  });
  const stop = async () => {
    await program.stop();
    await mailbox.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, program);
    return { url, database, mailbox, program, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilReady(url: string, program: Program): Promise<void> {
  const ended = program.exited.then(() => {
    throw new Error(`the server ended:\n${program.output()}`);
  });
  const ready = async () => {
    for (;;) {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(20);
    }
  };
  await Promise.race([ended, ready()]);
}
