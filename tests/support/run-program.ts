import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programsOfRun } from './run-folder.ts';

const root = join(import.meta.dirname, '../..');

/** Some hundred starts of the same modules: what Node compiled for the first is there for the others. */
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/programs');
const resolveDrizzle = pathToFileURL(join(import.meta.dirname, 'resolve-drizzle.ts')).href;

export interface ProgramOptions {
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** Run as another user of the system; only root can. */
  account?: { uid: number; gid: number };
  /** In a process group of its own, which Ctrl+C in the terminal does not reach. */
  detached?: boolean;
}

export interface Program {
  child: ChildProcess;
  /** Everything it has written so far, standard output and error together. */
  output(): string;
  /** What it has written to standard error alone. */
  errors(): string;
  /** Resolves with the first match of its output; fails when it exits without one. */
  waitFor(pattern: RegExp, timeoutMs?: number): Promise<RegExpExecArray>;
  /** Exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals>;
  /** Sends a signal (SIGTERM unless told) and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

/**
 * Runs a TypeScript file of the project as a process of its own, under this Node. It gets PATH and the given
 * variables alone, so that the environment of whoever runs the tests changes nothing.
 */
export function runProgram(
  file: string,
  { args = [], env = {}, account, detached }: ProgramOptions = {},
): Program {
  const child = spawn(process.execPath, ['--import', resolveDrizzle, join(root, file), ...args], {
    ...account,
    detached,
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const entry = child.pid ? noteProgram(child.pid) : undefined;
  let output = '';
  let errors = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
      if (stream === child.stderr) errors += text;
    });
  }
  const exited = once(child, 'close').then(([code, signal]) => (signal ?? code) as number | NodeJS.Signals);
  let ended = false;
  void exited.then(() => {
    ended = true;
    if (entry) rmSync(entry, { force: true });
  });

  return {
    child,
    output: () => output,
    errors: () => errors,
    exited,
    waitFor: async (pattern, timeoutMs = 60_000) => {
      const end = Date.now() + timeoutMs;
      for (;;) {
        const wasEnded = ended;
        const match = pattern.exec(output);
        if (match) return match;
        if (wasEnded) throw new Error(`${file} ended without ${pattern}:\n${output}`);
        if (Date.now() > end) throw new Error(`${file} wrote no ${pattern} in ${timeoutMs} ms:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    stop: async (signal = 'SIGTERM') => {
      if (!ended) child.kill(signal);
      return exited;
    },
  };
}

/** So that the program ends with the test run, also when the test that started it does not end it. */
function noteProgram(pid: number): string | undefined {
  const programs = programsOfRun();
  if (!programs) return undefined;
  const entry = join(programs, String(pid));
  writeFileSync(entry, '');
  return entry;
}

/** The system's user `nobody`, for tests that root runs as an ordinary user; undefined when we are not root. */
export function ordinaryAccount(): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
}
