/** `npm run release:notes [-- 1.2.3]`: what CHANGELOG.md says of a version, without one of the newest. */
import { readFileSync } from 'node:fs';
import { newestRelease, readReleases } from './release/changelog.ts';

const wanted = process.argv[2];
try {
  console.log(notesOf(readFileSync('CHANGELOG.md', 'utf8')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function notesOf(changelog: string): string {
  if (!wanted) return newestRelease(changelog).notes;
  const release = readReleases(changelog).find(({ version }) => version === wanted);
  if (!release) throw new Error(`CHANGELOG.md does not name ${wanted}.`);
  return release.notes;
}
