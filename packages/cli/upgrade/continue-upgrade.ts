import { existsSync } from 'node:fs';
import { StartupError } from '../../../server/config/startup-error.ts';
import { isAncestor } from './app.ts';
import { askGit, gitIn, gitPath } from './git-in.ts';
import { findConflicts } from './merge.ts';
import { migrationsToCome } from './migrations-to-come.ts';
import { origin } from './origin.ts';
import { regenerate } from './regenerate.ts';
import { conflictText, type Report } from './report.ts';
import { clearState, readState, type Upgrade } from './state.ts';
import { verify } from './verify.ts';

/**
 * Goes on with an upgrade that had conflicts, also where the merge was committed by git.
 * @throws {StartupError} where there is none, or conflicts are left
 */
export function continueUpgrade(skipChecks: boolean): Report {
  const upgrade = readState();
  const isMerging = existsSync(gitPath('.', 'MERGE_HEAD'));
  const isOurs =
    upgrade && (isMerging ? gitIn('.', 'rev-parse', 'MERGE_HEAD') === upgrade.commit : isMerged(upgrade));
  if (!isOurs) {
    clearState();
    throw new StartupError('No upgrade has begun here, or it was undone. To begin: npm run upgrade');
  }
  const left = findConflicts('.');
  if (left.length > 0)
    throw new StartupError(
      `Not merged yet; edit these files and git add them:\n${left.map((conflict) => `  ${conflictText(conflict)}`).join('\n')}`,
    );
  return finishUpgrade(upgrade, skipChecks);
}

function isMerged({ commit }: Upgrade): boolean {
  return isAncestor(commit, 'HEAD');
}

/** What follows on a merge without conflicts: generated files, the commit, checks. */
export function finishUpgrade(upgrade: Upgrade, skipChecks: boolean): Report {
  const { from, to, before, notes, merged, taken, deleted, deletedTests, schema } = upgrade;
  regenerate();
  const isMerging = existsSync(gitPath('.', 'MERGE_HEAD'));
  if (isMerging) gitIn('.', 'commit', '-q', '--no-verify', '--no-edit');
  else if (!askGit('.', 'diff', '--cached', '--quiet'))
    gitIn('.', 'commit', '-q', '--no-verify', '-m', `Write generated files of ${origin.name} ${to} anew`);
  const migrations = migrationsToCome('.', before);
  clearState();
  const checks = skipChecks ? [] : verify();
  return {
    ...{ from, to, isDryRun: false, merged, taken, deleted, deletedTests },
    ...{ conflicts: [], schema, migrations, notes, checks },
  };
}
