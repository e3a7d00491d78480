import type { FileConflict, MergeResult } from './merge.ts';
import type { PublishedVersion } from './newer-versions.ts';
import type { CheckResult } from './verify.ts';
import type { VersionNotes } from './version-notes.ts';

/** What an upgrade did, or would do. */
export interface Report extends MergeResult {
  from: string;
  to: string;
  isDryRun: boolean;
  /** Migrations that the next start of the server runs. */
  migrations: string[];
  notes: VersionNotes[];
  checks: CheckResult[];
}

export function reportText(report: Report): string {
  const { from, to, isDryRun, merged, taken, deleted, deletedTests, conflicts } = report;
  const { schema, migrations, notes, checks } = report;
  return [
    `${from} → ${to}: ${taken} files from the template, ${merged.length} merged with your changes, ${conflicts.length} ${conflicts.length === 1 ? 'conflict' : 'conflicts'}.`,
    ...section('Merged, read them once:', merged),
    ...section('Deleted, as the template has them no longer:', deleted),
    ...section('Changed by the template, and left deleted as you have them:', deletedTests),
    ...section('Conflicts:', conflicts.map(conflictText)),
    ...section('Migrations that the next start of the server runs:', migrations),
    ...section('Your migrations and those of the template both change this; read them:', schema),
    ...notes.flatMap(notesText),
    ...section(
      'Checks:',
      checks.map(({ command, passed }) => `${command}: ${passed ? 'passed' : 'failed'}`),
    ),
    isDryRun ? 'Nothing was changed.' : nextStep(report),
  ].join('\n');
}

export function newerText(version: string, newer: readonly PublishedVersion[]): string {
  const newest = newer.at(-1);
  if (!newest) return `${version} is the newest version.`;
  const fixes = newer.filter(({ security }) => security.length > 0);
  return [
    `You have ${version}; the newest version is ${newest.version}: npm run upgrade`,
    ...fixes.flatMap(({ version: fixed, security }) => section(`Security fix in ${fixed}:`, security)),
    ...(fixes.length > 0
      ? ['To take a security fix alone, where there is one: npm run upgrade -- --security']
      : []),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
}

export function conflictText({ file, what, keys }: FileConflict): string {
  return `${file}: ${what}${keys ? ` (${keys.join(', ')})` : ''}`;
}

function notesText({ version, security, adopters }: VersionNotes): string[] {
  const lines = adopters.map(
    ({ affects, who, what, toDo }) =>
      `${affects === 'everybody' ? 'Everybody' : affects === 'many' ? 'Many' : 'Few'}${who ? `, ${who}` : ''}: ${what} To do: ${toDo}`,
  );
  return [...section(`Security in ${version}:`, security), ...section(`For adopters in ${version}:`, lines)];
}

function nextStep({ conflicts, checks }: Report): string {
  if (conflicts.length > 0)
    return 'Edit the files with conflicts as after any merge by git, git add them, then: npm run upgrade -- --continue\nTo undo the upgrade: git merge --abort';
  const undo = 'To undo the upgrade: git reset --hard ORIG_HEAD && npm ci';
  const isGreen = checks.every(({ passed }) => passed);
  return `${isGreen ? 'The upgrade is committed. Look at it, then run npm test.' : 'The upgrade is committed, but not all checks passed: what they say stands above.'}\n${undo}`;
}
