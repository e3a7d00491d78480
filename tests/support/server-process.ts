import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from 'local-postgres/find-free-port';
import { serverProgram } from '#scripts/server-program.ts';
import { type Program, runProgram } from './run-program.ts';

/** The built product as a process of its own. */
export interface ServerProcess {
  /** Where it listens, without a slash at the end. */
  url: string;
  program: Program;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface HostedOptions {
  databaseUrl: string;
  smtpUrl: string;
  /** Default: a free port. */
  port?: number;
  /** Servers behind one balancer share it. Default: where the server listens. */
  appUrl?: string;
  /** Of the environment, beyond those that it needs. */
  variables?: NodeJS.ProcessEnv;
  detached?: boolean;
}

export const testSecret = 'a secret that only the tests know, 48 characters';

/** The address that is an admin's from the first sign-in on, in hosted mode. */
export const adminEmail = 'admin@example.com';

/** Starts a server in local mode, on a free port, and waits until it says where it listens. */
export async function startLocalServer(variables: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const program = runProgram(serverProgram, { env: { NODE_ENV: 'production', PORT: '0', ...variables } });
  const stop = async (signal?: NodeJS.Signals) => void (await program.stop(signal));
  try {
    const [, url = ''] = await program.waitFor(/ Open +(\S+)/, 120_000);
    return { url, program, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts a server in hosted mode, where limits and addresses are those of production, and does not wait until it is
 * ready. It trusts this machine as its proxy: requests can come from as many addresses as they would in life.
 */
export async function spawnHostedServer(options: HostedOptions): Promise<ServerProcess> {
  const port = options.port ?? (await findFreePort());
  const dataDir = await mkdtemp(join(tmpdir(), 'test-server-'));
  const url = `http://127.0.0.1:${port}`;
  const program = runProgram(serverProgram, {
    detached: options.detached,
    env: {
      NODE_ENV: 'production',
      APP_URL: options.appUrl ?? url,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl,
      AUTH_SECRET: testSecret,
      SMTP_URL: options.smtpUrl,
      MAIL_FROM: 'no-reply@example.com',
      ADMIN_EMAILS: adminEmail,
      TRUST_PROXY: 'loopback',
      ...options.variables,
    },
  });
  const stop = async (signal?: NodeJS.Signals) => {
    await program.stop(signal);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, program, stop };
}

/** The same, and waits until it is ready. */
export async function startHostedServer(options: HostedOptions): Promise<ServerProcess> {
  const server = await spawnHostedServer(options);
  try {
    await untilReady(server);
    return server;
  } catch (error) {
    await server.stop('SIGKILL');
    throw error;
  }
}

/** Waits for the line in the log of a server in hosted mode. */
export async function untilReady({ program }: Pick<ServerProcess, 'program'>): Promise<void> {
  await program.waitFor(/"msg":"ready"/, 120_000);
}

export function isRunning({ program }: Pick<ServerProcess, 'program'>): boolean {
  return program.child.exitCode === null && program.child.signalCode === null;
}
