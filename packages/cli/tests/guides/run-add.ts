import { spawnSync } from 'node:child_process';
import type { ProjectCopy } from './project-copy.ts';

/** Runs `npm run COMMAND` of this package in a copy; returns its exit code and output. */
export function runCli(command: string, { folder }: Pick<ProjectCopy, 'folder'>, ...args: string[]) {
  const program = ['packages/cli/main.ts', command, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

export const runAdd = (copy: Pick<ProjectCopy, 'folder'>, ...args: string[]) => runCli('add', copy, ...args);
