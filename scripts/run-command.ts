import { type SpawnOptions, spawn } from 'node:child_process';

/** Runs a program with our input and output and resolves with its exit code; a signal counts as failure. */
export function runCommand(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a script of package.json with the npm that runs us, else with the one in PATH. */
export function runScript(name: string, env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return runCommand(process.execPath, [npm, 'run', '--silent', name], { env });
  return runCommand('npm', ['run', '--silent', name], { env, shell: process.platform === 'win32' });
}
