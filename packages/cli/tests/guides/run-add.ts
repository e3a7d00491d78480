import { spawnSync } from 'node:child_process';
import type { ProjectCopy } from './project-copy.ts';

/** Runs `npm run add` in a copy; returns its exit code, and what it says. */
export function runAdd({ folder }: Pick<ProjectCopy, 'folder'>, ...args: string[]) {
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['packages/cli/main.ts', 'add', ...args],
    options,
  );
  return { status, output: stdout + stderr };
}
