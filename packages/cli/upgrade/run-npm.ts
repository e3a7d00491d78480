import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { origin } from './origin.ts';

interface NpmOptions {
  cwd?: string;
  /** Whether to return the output instead of showing it. */
  isQuiet?: boolean;
}

/** Runs npm, the one that runs us where it does. What it shows goes to standard error: ours is the report. */
export function runNpm(args: readonly string[], { cwd, isQuiet = false }: NpmOptions = {}) {
  const cli = process.env.npm_execpath ?? '';
  const isOurs = basename(cli) === 'npm-cli.js';
  const { status, stdout, stderr } = spawnSync(
    isOurs ? process.execPath : 'npm',
    isOurs ? [cli, ...args] : args,
    {
      cwd,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 2, 2],
      // On Windows npm is a script of its shell.
      shell: !isOurs && process.platform === 'win32',
    },
  );
  return { isOk: status === 0, stdout: stdout ?? '', stderr: stderr ?? '' };
}

/** What npm said, after what it could not do; in plain words where the registry has no such package at all. */
export function npmFailure(what: string, { stdout, stderr }: { stdout: string; stderr: string }): string {
  if (/\bE404\b/.test(stdout + stderr))
    return `${what}: the registry has no package ${origin.package}. Is it published there, and does .npmrc name the registry? A version in a file: npm run upgrade -- --from FILE.tgz`;
  return `${what}:\n${stderr.trim()}`;
}
