import { existsSync, readFileSync } from 'node:fs';
import { isNewer } from '../../../scripts/release/set-version.ts';
import { StartupError } from '../../../server/config/startup-error.ts';
import { requireCommitted } from '../git.ts';
import { askGit, gitIn, tryGit, unfinishedWork } from './git-in.ts';
import { origin, upgradeGuide } from './origin.ts';
import { findTemplateCommit, requireTemplateOnly } from './template-history.ts';

/**
 * The version of the template that the app has.
 * @throws {StartupError} in a folder that was not made from the template
 */
export function readVersion(): string {
  if (!existsSync(origin.file))
    throw new StartupError(
      `There is no ${origin.file} here: this folder was not made by ${origin.package}, so what it was made from is unknown. ${upgradeGuide} says what you can do.`,
    );
  const text = readFileSync(origin.file, 'utf8');
  const version = versionOf(text);
  const { names, choices } = JSON.parse(text);
  if (typeof names?.name !== 'string' || !Array.isArray(choices?.without))
    throw new StartupError(
      `${origin.file} lacks what the app was made with: "names" with a "name", "choices" with a list "without". Restore it from git.`,
    );
  return version;
}

function versionOf(text: string): string {
  try {
    const { version } = JSON.parse(text);
    if (/^\d+\.\d+\.\d+$/.test(version)) return version;
  } catch {
    // The message below says it.
  }
  throw new StartupError(`${origin.file} names no version such as "version": "1.2.3". Restore it from git.`);
}

/**
 * @param isDryRun whether nothing is written: then a commit without a branch does, as CI has it
 * @throws {StartupError} where the app is in no state to merge something into
 */
export function requireReady(isDryRun: boolean): void {
  if (!askGit('.', 'rev-parse', '--is-inside-work-tree'))
    throw new StartupError('This folder is no git repository: an upgrade is a merge by git.');
  const prefix = gitIn('.', 'rev-parse', '--show-prefix');
  if (prefix !== '')
    throw new StartupError(
      `The repository begins above this folder (here is ${prefix}): an upgrade needs one of its own.`,
    );
  const branch = tryGit('.', ['symbolic-ref', '-q', '--short', 'HEAD']).stdout.trim();
  if (branch === '' && !isDryRun)
    throw new StartupError(
      'No branch is checked out, so that the upgrade would be on none: git switch -c upgrade',
    );
  if (branch === origin.branch)
    throw new StartupError(
      `This is the branch ${origin.branch}, which has the template only. Go to yours: git switch main`,
    );
  if (gitIn('.', 'rev-parse', '--is-shallow-repository') === 'true')
    throw new StartupError(
      'This clone has not the whole history, which a merge needs: git fetch --unshallow',
    );
  const unfinished = unfinishedWork('.');
  if (unfinished)
    throw new StartupError(
      `A ${unfinished} is in progress. Finish it, or undo it by git ${unfinished} --abort. If it is an upgrade: npm run upgrade -- --continue`,
    );
  requireCommitted();
  const identity = tryGit('.', ['var', 'GIT_COMMITTER_IDENT']);
  if (identity.status !== 0)
    throw new StartupError(
      'git does not know who you are: git config user.name NAME && git config user.email EMAIL',
    );
}

/** The branch with the template. */
export interface TemplateBranch {
  /** Its newest commit. */
  tip: string;
  /** The newest of its commits with the app's version. */
  current: string;
}

/**
 * Finds the branch with the template; where a remote has more of it, that one.
 * @throws {StartupError} where there is none, or none of its commits has the app's version
 */
export function findTemplateBranch(version: string): TemplateBranch {
  const refs = gitIn(
    '.',
    'for-each-ref',
    '--format=%(objectname)',
    `refs/heads/${origin.branch}`,
    `refs/remotes/*/${origin.branch}`,
  );
  const [first, ...others] = refs.split('\n').filter(Boolean);
  if (!first) {
    const commit = findTemplateCommit(version);
    throw new StartupError(
      `There is no branch ${origin.branch}. Fetch it: git fetch origin ${origin.branch}:${origin.branch}\nIf nobody has it: ${commit ? `it was probably here: git branch ${origin.branch} ${commit}` : `${upgradeGuide} says how to begin with it anew.`}`,
    );
  }
  const tip = others.reduce((newest, other) => (isAncestor(newest, other) ? other : newest), first);
  const current = gitIn('.', 'rev-list', '--first-parent', tip)
    .split('\n')
    .find((commit) => {
      const { status, stdout } = tryGit('.', ['show', `${commit}:${origin.file}`]);
      return status === 0 && versionOf(stdout) === version;
    });
  if (!current)
    throw new StartupError(
      `${origin.file} says ${version}, but no commit of the branch ${origin.branch} has this version. Fetch the branch: git fetch origin ${origin.branch}:${origin.branch}`,
    );
  requireTemplateOnly(tip, version);
  requireNotReverted(tip, version);
  return { tip, current };
}

/**
 * After `git revert` of an upgrade git regards its version as merged: what came with it would not come again.
 * @throws {StartupError} where that is so
 */
function requireNotReverted(tip: string, version: string): void {
  const { status, stdout: base } = tryGit('.', ['merge-base', 'HEAD', tip]);
  if (status !== 0)
    throw new StartupError(
      `The branch ${origin.branch} has no commit in common with this one. ${upgradeGuide} says how to begin with it.`,
    );
  const merged = versionOf(gitIn('.', 'show', `${base.trim()}:${origin.file}`));
  if (isNewer(merged, version))
    throw new StartupError(
      `The upgrade to ${merged} was reverted: git would bring only what is newer. Revert the revert first, then upgrade: git log --grep 'Upgrade ${origin.name}'`,
    );
}

export function isAncestor(commit: string, of: string): boolean {
  return askGit('.', 'merge-base', '--is-ancestor', commit, of);
}
