import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { Refusal } from './refusal.ts';

/** On Windows npm and the programs of packages are scripts of its shell. */
const isShell = process.platform === 'win32';

let isShown = false;

/** From now on shows what programs print, not only where one fails. */
export function showOutput(): void {
  isShown = true;
}

const running = new Set<ChildProcess>();

/** Ends what {@link runProgram} has begun, and waits for it: it would go on writing. */
export async function endPrograms(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill();
      return ended;
    }),
  );
}

/**
 * Runs a program in a folder. Its output is shown where it fails.
 * @param onLine is called with each line that it prints
 * @throws {Refusal} where it fails
 */
export function runProgram(
  folder: string,
  command: string,
  args: readonly string[],
  onLine: (line: string) => void = () => {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const quoted = isShell ? args.map((text) => `"${text}"`) : [...args];
    const child = spawn(command, quoted, { cwd: folder, shell: isShell, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    let line = '';
    const read = (text: string) => {
      output += text;
      if (isShown) process.stdout.write(text);
      const lines = (line + text).split('\n');
      line = lines.pop() ?? '';
      lines.forEach(onLine);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Refusal(`${command} ${args.join(' ')} failed:\n${output.trimEnd()}`));
    });
  });
}

/** Whether a program is installed; it is asked for its version. */
export function isInstalled(command: string): boolean {
  return spawnSync(command, ['--version'], { shell: isShell, stdio: 'ignore' }).status === 0;
}

/** What a program prints; '' where it fails. */
export function outputOf(folder: string, command: string, ...args: string[]): string {
  const { status, stdout } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout.trim() : '';
}
