import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { serverProgramPath } from '#scripts/server-program.ts';

export interface ClusterServer {
  /** Origin of this one server, behind the balancer. */
  url: string;
  pid: number | undefined;
  /** What it has written last, at most some thousand characters. */
  output(): string;
  ended: Promise<unknown>;
  /** Sends a signal, SIGTERM unless told, and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts one server of a cluster in a process of its own. It is not ready yet when this returns. */
export function startClusterServer(port: number, environment: NodeJS.ProcessEnv): ClusterServer {
  const child = spawn(process.execPath, [serverProgramPath], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl+C reaches this process alone, which stops the servers in order.
    detached: process.platform !== 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
    });
  }
  const ended = once(child, 'close');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    output: () => output,
    ended,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}
