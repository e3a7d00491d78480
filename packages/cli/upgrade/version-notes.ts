import { readReleases } from '../../../scripts/release/changelog.ts';
import { type AdopterNote, readAdopterNotes, readSections } from '../../../scripts/release/sections.ts';
import { isNewer } from '../../../scripts/release/set-version.ts';

/** What a version asks of an app. */
export interface VersionNotes {
  version: string;
  security: string[];
  adopters: AdopterNote[];
}

/** What the changelog of the template says of the versions after one, the oldest first. */
export function readVersionNotes(changelog: string, after: string, upTo: string): VersionNotes[] {
  return readReleases(changelog)
    .filter(({ version }) => isNewer(version, after) && !isNewer(version, upTo))
    .toSorted((one, other) => (isNewer(one.version, other.version) ? 1 : -1))
    .map(({ version, notes }) => ({
      version,
      security: readSections(notes).get('Security') ?? [],
      adopters: readAdopterNotes(notes),
    }));
}
