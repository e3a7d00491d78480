/** `npm run release:notes [-- 1.2.3]`: what CHANGELOG.md says of a version, without one of the newest. */
import { readFileSync } from 'node:fs';
import { newestRelease, readReleases } from './release/changelog.ts';

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const wanted = process.argv[2];
const release = wanted
  ? readReleases(changelog).find(({ version }) => version === wanted)
  : newestRelease(changelog);
if (!release) {
  console.error(`CHANGELOG.md does not name ${wanted}.`);
  process.exit(1);
}
console.log(release.notes);
