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
export function runScript(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const npmArgs = ['run', '--silent', name, '--', ...args];
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return runCommand(process.execPath, [npm, ...npmArgs], { env });
  return runCommand('npm', npmArgs, { env, shell: process.platform === 'win32' });
}
