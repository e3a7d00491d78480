import { isNewer } from '../../../scripts/release/set-version.ts';
import { StartupError } from '../../../server/config/startup-error.ts';
import { findTemplateBranch, isAncestor, type TemplateBranch } from './app.ts';
import { finishUpgrade } from './continue-upgrade.ts';
import { gitIn } from './git-in.ts';
import { type MergeResult, merge } from './merge.ts';
import { migrationsToCome } from './migrations-to-come.ts';
import { origin } from './origin.ts';
import { renameTemplate } from './rename-template.ts';
import type { Report } from './report.ts';
import { writeState } from './state.ts';
import { commitTemplate, getPackage, withWorktree } from './template-package.ts';
import { readVersionNotes } from './version-notes.ts';

/** Writes the newer template and merges it. Without conflicts the upgrade is finished, too. */
export function beginUpgrade(
  from: string,
  source: Parameters<typeof getPackage>[0],
  isDryRun: boolean,
  skipChecks: boolean,
): Report {
  const branch = renameTemplate(findTemplateBranch(from), from);
  const template = getPackage(source);
  try {
    const to = template.version;
    requireNewer(to, from);
    const notes = readVersionNotes(template.changelog, from, to);
    console.error(`Writing ${to} with the names and choices of ${origin.file} …`);
    const before = gitIn('.', 'rev-parse', 'HEAD');
    const written = withWorktree(branch.tip, (folder) => {
      const commit = commitTemplate(folder, branch.tip, template);
      if (!isDryRun) return { commit };
      gitIn(folder, 'reset', '-q', '--hard', before);
      const result = mergeInto(folder, branch, from, commit, to);
      return { commit, report: { ...result, migrations: migrationsToCome(folder, before) } };
    });
    const facts = { from, to, notes };
    if (written.report) return { ...facts, ...written.report, isDryRun, checks: [] };
    // From here on, a second try finds the template written. An aborted merge leaves the branch ahead, which does no
    // harm: a merge begins where the app and the branch parted.
    gitIn('.', 'update-ref', `refs/heads/${origin.branch}`, written.commit);
    const { conflicts, ...merged } = mergeInto('.', branch, from, written.commit, to);
    const upgrade = { ...facts, ...merged, before, commit: written.commit };
    writeState(upgrade);
    if (conflicts.length === 0) return finishUpgrade(upgrade, skipChecks);
    const migrations = migrationsToCome('.', before);
    return { ...facts, ...merged, conflicts, migrations, isDryRun, checks: [] };
  } finally {
    template.remove();
  }
}

function requireNewer(to: string, from: string): void {
  if (to === from) throw new StartupError(`The app has ${from} already.`);
  if (!isNewer(to, from))
    throw new StartupError(`${to} is older than ${from}, which the app has. There is no way back but git's.`);
}

function mergeInto(
  folder: string,
  { current }: TemplateBranch,
  from: string,
  commit: string,
  to: string,
): MergeResult {
  // So it is where an upgrade was squashed into one commit: git does not know that the template is in it.
  if (!isAncestor(current, 'HEAD'))
    gitIn(
      folder,
      'merge',
      '-q',
      '--no-ff',
      '--no-verify',
      '-s',
      'ours',
      '-m',
      `Record that ${origin.name} ${from} is merged`,
      current,
    );
  return merge(folder, commit, `Upgrade ${origin.name} from ${from} to ${to}`);
}
