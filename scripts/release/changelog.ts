import { checkPatch, readAdopterNotes, readSections } from './sections.ts';

/** A version as the changelog has it. */
export interface Release {
  version: string;
  /** Day of the release, ISO 8601. */
  date: string;
  /** Release notes, in Markdown. */
  notes: string;
}

const heading = /^## (?!\[Unreleased\])(.*)$/m;
const versionAndDate = /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/;

/**
 * Reads a changelog in the form of Keep a Changelog, the newest version first. What stands under 'Unreleased' belongs to
 * none yet.
 */
export function readReleases(changelog: string): Release[] {
  const [, ...parts] = changelog.split(heading);
  const releases: Release[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const title = parts[index] ?? '';
    const [, version, date] = versionAndDate.exec(title) ?? [];
    if (!version || !date) throw new Error(`CHANGELOG.md: '## ${title}' is not '## [1.2.3] - 2026-01-31'`);
    releases.push({ version, date, notes: (parts[index + 1] ?? '').trim() });
  }
  return releases;
}

/** The newest version of a changelog. */
export function newestRelease(changelog: string): Release {
  const [newest] = readReleases(changelog);
  if (!newest)
    throw new Error("CHANGELOG.md: no version has a heading yet, such as '## [1.2.3] - 2026-01-31'");
  if (!newest.notes) throw new Error(`CHANGELOG.md: nothing is said of ${newest.version}`);
  checkPatch(newest.version, newest.notes);
  readAdopterNotes(newest.notes);
  return newest;
}

/** Returns the entries under 'Security' of a version, for the metadata of the template's package. */
export function securityFixes(changelog: string, version: string): string[] {
  const release = readReleases(changelog).find((other) => other.version === version);
  return readSections(release?.notes ?? '').get('Security') ?? [];
}
