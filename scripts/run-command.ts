import { type SpawnOptions, spawn } from 'node:child_process';

/**
 * Runs a program with our input and output and resolves with its exit code; a signal counts as failure. A SIGTERM or
 * SIGHUP that this process gets alone, as from a supervisor, ends the program first.
 */
export function runCommand(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    let received: NodeJS.Signals | undefined;
    const pass = (signal: NodeJS.Signals) => {
      received = signal;
      child.kill(signal);
    };
    const signals = ['SIGTERM', 'SIGHUP'] as const;
    for (const signal of signals) process.on(signal, pass);
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, pass);
      if (received) process.kill(process.pid, received);
      else resolve(code ?? 1);
    });
  });
}
