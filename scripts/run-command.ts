import { type SpawnOptions, spawn } from 'node:child_process';

/** Runs a program with our input and output and resolves with its exit code; a signal counts as failure. */
export function runCommand(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
