import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../../server/config/startup-error.ts';
import { program } from '../package-folder.ts';
import type { TemplateBranch } from './app.ts';
import { gitIn } from './git-in.ts';
import { origin } from './origin.ts';
import { withWorktree } from './template-package.ts';

/**
 * Renames the template as the app was renamed since it was written: a merge from under the former name would take each
 * line that holds it for a change of the app.
 * @returns the branch with the renamed template as its newest commit; the branch itself stays where it is
 */
export function renameTemplate(branch: TemplateBranch, version: string): TemplateBranch {
  const names = namesIn('.');
  if (branch.tip !== branch.current) return branch;
  return withWorktree(branch.tip, (folder) => {
    const isRenamed = JSON.stringify(namesIn(folder)) !== JSON.stringify(names);
    if (!isRenamed || !existsSync(join(folder, 'contract/product.ts'))) return branch;
    const { name = '', ...others } = names;
    const options = Object.entries(others).flatMap(([option, value]) => [`--${option}`, value]);
    const { status, stderr } = spawnSync(process.execPath, [program, 'rename', name, ...options], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new StartupError(`The template cannot be renamed as the app was:\n${stderr}`);
    gitIn(folder, 'add', '-A');
    const tree = gitIn(folder, 'write-tree');
    const subject = `${origin.name} ${version}`;
    const commit = gitIn(folder, 'commit-tree', tree, '-p', branch.tip, '-m', subject);
    return { tip: commit, current: commit };
  });
}

function namesIn(folder: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, origin.file), 'utf8')).names;
}
