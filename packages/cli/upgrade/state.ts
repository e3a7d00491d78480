import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gitPath } from './git-in.ts';
import type { MergeResult } from './merge.ts';
import type { VersionNotes } from './version-notes.ts';

/** An upgrade that has begun: kept beside git's own state, so that it can go on after conflicts. */
export interface Upgrade extends Omit<MergeResult, 'conflicts'> {
  from: string;
  to: string;
  /** What the branch had before. */
  before: string;
  /** The template that is merged. */
  commit: string;
  notes: VersionNotes[];
}

const path = () => gitPath('.', 'upgrade-state.json');

export function writeState(upgrade: Upgrade): void {
  writeFileSync(path(), JSON.stringify(upgrade));
}

export function readState(): Upgrade | undefined {
  return existsSync(path()) ? JSON.parse(readFileSync(path(), 'utf8')) : undefined;
}

export function clearState(): void {
  rmSync(path(), { force: true });
}
