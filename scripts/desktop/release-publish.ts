/**
 * `npm run release:publish -- <folder>`: makes a release on GitHub, of the tag of the changelog's newest version, with
 * the packages in the folder. Needs GitHub's program `gh`, signed in. It is seen by nobody until all files are there;
 * what is left of an earlier try goes first.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { newestRelease } from '../release/changelog.ts';
import { findPackages } from './find-packages.ts';

const folder = process.argv[2] ?? 'dist/desktop/packages';
const { version, notes } = newestRelease(readFileSync('CHANGELOG.md', 'utf8'));
const tag = `v${version}`;
const files = findPackages(folder, version);

if (isDraft()) gh('release', 'delete', tag, '--yes');
gh('release', 'create', tag, ...files, '--draft', '--verify-tag', '--title', tag, '--notes', notes);
gh('release', 'edit', tag, '--draft=false');

function isDraft(): boolean {
  try {
    return execFileSync('gh', ['release', 'view', tag, '--json', 'isDraft'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).includes('true');
  } catch {
    // There is none of this tag yet.
    return false;
  }
}

function gh(...options: string[]): void {
  execFileSync('gh', options, { stdio: 'inherit' });
}
