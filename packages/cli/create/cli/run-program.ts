import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { Refusal } from './refusal.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** On Windows npm and the programs of packages are scripts of its shell. */
const isShell = process.platform === 'win32';

let isShown = false;
let isEnding = false;

/** From now on shows what programs print, not only where one fails. */
export function showOutput(): void {
  isShown = true;
}

const running = new Set<ChildProcess>();

/**
 * Ends what {@link runProgram} has begun, with all that it started itself: it would go on writing. From now on nothing
 * is begun any more.
 */
export function endPrograms(): void {
  isEnding = true;
  for (const child of running) {
    signal(child, 'SIGTERM');
    // npm waits for its own children, and some of them do not listen. What they wrote is deleted anyway.
    setTimeout(() => signal(child, 'SIGKILL'), 500).unref();
  }
}

/** Whether {@link endPrograms} was called. */
export function isStopped(): boolean {
  return isEnding;
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    if (isShell) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    else process.kill(-pid, name);
  } catch {
    // It has ended by itself.
  }
}

/**
 * A repository that git itself names, as it does for its hooks, is another than that of the folder: what is committed
 * would land there.
 */
const ownRepository = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_OBJECT_DIRECTORY'];
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ownRepository.includes(name)));

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
    if (isEnding) throw new Refusal('Stopped.');
    const quoted = isShell ? args.map((text) => `"${text}"`) : [...args];
    const child = spawn(command, quoted, {
      cwd: folder,
      env,
      shell: isShell,
      // A group of its own, which can be ended as a whole.
      detached: !isShell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout.trim() : '';
}

/**
 * Runs something that takes back what it wrote where it fails. Ctrl+C makes it fail: the program that is running is
 * ended. Pressed again, it does not cut short what takes back.
 */
export async function stoppable(run: () => Promise<void>): Promise<void> {
  for (const signal of signals) process.on(signal, endPrograms);
  // So it is where whoever reads what we say, such as `head`, has ended.
  process.stdout.once('error', endPrograms);
  try {
    await run();
  } finally {
    for (const signal of signals) process.off(signal, endPrograms);
  }
}
