/**
 * Called by git in an upgrade, for a JSON file that both sides changed: `latchkey merge-driver KIND BASE OURS THEIRS PATH`.
 * Writes the result over OURS; ends with 1 where the file has conflicts. It imports no package: while git merges, none
 * is sure to be installed.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { Conflict, conflictPaths, type Json, type MergeRules, mergeJson, printJson } from './merge-json.ts';

const [, , kind = '', base = '', ours = '', theirs = '', path = ''] = process.argv;

const rules: Record<string, MergeRules> = {
  json: {},
  // npm install takes what does not fit out of it again, and would not know of a fix that only the lock file has.
  lock: {
    isWhole: ([group, name = '', ...deeper]) => group === 'packages' && name !== '' && deeper.length === 0,
    settle: (_path, { theirs }) => theirs,
  },
  // What the migrations of both sides make together is compared with the schema afterwards.
  snapshot: {
    settle: (place, { theirs }) => {
      note(place);
      return theirs;
    },
  },
};

try {
  const merged = mergeJson(readJson(base), readJson(ours), readJson(theirs), rules[kind]);
  if (merged === undefined || merged instanceof Conflict) throw new SyntaxError('nothing in common');
  writeFileSync(ours, printJson(merged));
  const conflicts = conflictPaths(merged);
  for (const place of conflicts) note([place]);
  process.exitCode = conflicts.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof SyntaxError)) throw error;
  // No JSON: as git merges text.
  const labels = ['-L', 'ours', '-L', 'base', '-L', 'template'];
  process.exitCode = spawnSync('git', ['merge-file', ...labels, ours, base, theirs]).status === 0 ? 0 : 1;
}

/** Undefined where the file is new on both sides. */
function readJson(file: string): Json | undefined {
  const text = readFileSync(file, 'utf8');
  return text.trim() === '' ? undefined : JSON.parse(text);
}

/** For the report: which key of the file. */
function note(place: readonly string[]): void {
  const file = process.env.UPGRADE_NOTES;
  if (file) appendFileSync(file, `${JSON.stringify({ kind, path, key: place.join('.') })}\n`);
}
