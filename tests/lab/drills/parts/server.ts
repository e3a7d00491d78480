import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverProgram } from '#scripts/server-program.ts';
import { findFreePort } from '#server/database/embedded/ensure-postmaster.ts';
import { type Program, runProgram } from '#tests/support/run-program.ts';

/** The built product as a process of its own in hosted mode, where limits and addresses are those of production. */
export interface HostedServer {
  /** Where it listens. */
  url: string;
  program: Program;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface HostedOptions {
  databaseUrl: string;
  smtpUrl: string;
  /** Where it is to listen; several behind one address share an `appUrl`. Default: a free port. */
  port?: number;
  appUrl?: string;
  env?: NodeJS.ProcessEnv;
}

/** The address that is an admin's from the first sign-in on. */
export const adminEmail = 'admin@example.com';

/** Starts it without waiting until it is ready. */
export async function spawnServer(options: HostedOptions): Promise<HostedServer> {
  const port = options.port ?? (await findFreePort());
  const dataDir = await mkdtemp(join(tmpdir(), 'latchkey-drill-data-'));
  const url = `http://127.0.0.1:${port}`;
  const program = runProgram(serverProgram, {
    env: {
      NODE_ENV: 'production',
      APP_URL: options.appUrl ?? url,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl,
      AUTH_SECRET: 'a secret that only the drills know, 48 characters',
      SMTP_URL: options.smtpUrl,
      MAIL_FROM: 'no-reply@example.com',
      ADMIN_EMAILS: adminEmail,
      // The drills name the address of each visitor, as a proxy does.
      TRUST_PROXY: 'loopback',
      ...options.env,
    },
  });
  const stop = async (signal?: NodeJS.Signals) => {
    await program.stop(signal);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, program, stop };
}

/** The built product in local mode, with its own PostgreSQL in a folder. Nobody comes through a proxy there. */
export async function startLocalServer(options: { dataDir: string; smtpUrl: string }): Promise<HostedServer> {
  const program = runProgram(serverProgram, {
    env: { NODE_ENV: 'production', PORT: '0', DATA_DIR: options.dataDir, SMTP_URL: options.smtpUrl },
  });
  const [, url = ''] = await program.waitFor(/ Open +(\S+)/, 120_000);
  return { url, program, stop: async (signal) => void (await program.stop(signal)) };
}

/** The same as `spawnServer`, and waits until it is ready. */
export async function startServer(options: HostedOptions): Promise<HostedServer> {
  const server = await spawnServer(options);
  try {
    await untilReady(server);
    return server;
  } catch (error) {
    await server.stop('SIGKILL');
    throw error;
  }
}

export async function untilReady({ program }: Pick<HostedServer, 'program'>): Promise<void> {
  await program.waitFor(/"msg":"ready"/, 120_000);
}

export function isRunning({ program }: Pick<HostedServer, 'program'>): boolean {
  return program.child.exitCode === null && program.child.signalCode === null;
}

/** Why it ended, as far as its log tells. */
export function lastWords({ program }: Pick<HostedServer, 'program'>): string {
  const lines = program.output().trimEnd().split('\n');
  return (lines.findLast((line) => line.includes('"fatal"')) ?? lines.slice(-5).join('\n')).slice(0, 3000);
}
