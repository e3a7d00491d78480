import { existsSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { outputOf, runProgram } from './run-program.ts';

/** Programs of the template write only where git could undo it, so that a repository is needed from the beginning. */
export async function beginRepository(folder: string): Promise<void> {
  await runProgram(folder, 'git', ['init', '--quiet', '--initial-branch=main']);
  // What a user ignores everywhere, such as .vscode, can be a file of the template.
  await runProgram(folder, 'git', ['-c', `core.excludesFile=${devNull}`, 'add', '--all']);
  await runProgram(folder, 'git', [...committer(folder), 'commit', ...quietly, '--message=Template']);
}

/** The first commit, with all that was written since, and the branch that keeps the template as it was made. */
export async function finishRepository(folder: string, message: string, branch: string): Promise<void> {
  await runProgram(folder, 'git', ['-c', `core.excludesFile=${devNull}`, 'add', '--all']);
  const amend = ['commit', '--amend', '--reset-author', ...quietly, `--message=${message}`];
  await runProgram(folder, 'git', [...committer(folder), ...amend]);
  await runProgram(folder, 'git', ['branch', '--force', branch]);
  await switchHookOn(folder);
  // What was committed on the way is nobody's history.
  await runProgram(folder, 'git', ['reflog', 'expire', '--expire=now', '--all']);
  await runProgram(folder, 'git', ['gc', '--quiet', '--prune=now']);
}

/** Each commit formats and checks what is staged; a clone switches it on by the same command. */
async function switchHookOn(folder: string): Promise<void> {
  if (existsSync(join(folder, '.githooks')))
    await runProgram(folder, 'git', ['config', 'core.hooksPath', '.githooks']);
}

/** A hook or a signature might ask questions that nobody sees. */
const quietly = ['--quiet', '--no-verify', '--no-gpg-sign', '--allow-empty'];

/** Whether git knows whose commits these are, by its settings or the environment; it would guess otherwise. */
export function hasIdentity(folder: string): boolean {
  const strictly = ['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT'];
  return outputOf(folder, 'git', ...strictly) !== '';
}

function committer(folder: string): string[] {
  if (hasIdentity(folder)) return [];
  return ['-c', 'user.name=create', '-c', 'user.email=create@localhost'];
}
