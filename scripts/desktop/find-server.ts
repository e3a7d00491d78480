import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

export interface DevelopmentServer {
  address: string;
  /** Ends it, if it was started here. */
  stop(): void;
}

/**
 * The server that the desktop app talks to while it is developed: the one at DESKTOP_SERVER_URL, which somebody else
 * runs; else the local one, which is started from the sources unless it is there.
 * @returns undefined where the local one does not start; it has said why
 */
export async function findServer(variables: NodeJS.ProcessEnv): Promise<DevelopmentServer | undefined> {
  const { DESKTOP_SERVER_URL: elsewhere, PORT: port = '3000' } = variables;
  if (elsewhere) return { address: elsewhere, stop: () => {} };
  const address = `http://localhost:${port}`;
  if (await isReady(address)) return { address, stop: () => {} };
  const server = spawn(process.execPath, ['scripts/dev.ts'], { stdio: 'inherit' });
  if (await becomesReady(address, server)) return { address, stop: () => server.kill() };
  return undefined;
}

async function becomesReady(address: string, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    if (await isReady(address)) return true;
    await setTimeout(200);
  }
  return false;
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
}
