/**
 * `npm run release:feed -- <folder>`: copies the packages in the folder to a store like S3 behind a feed of one's own,
 * `UPDATE_FEED_BUCKET` (`bucket/path`). Needs Amazon's program `aws`, which reads its own variables. What the feed names
 * is there before it is named.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { newestRelease } from '../release/changelog.ts';
import { findPackages } from './find-packages.ts';

const folder = process.argv[2] ?? 'dist/desktop/packages';
const bucket = process.env.UPDATE_FEED_BUCKET;
if (!bucket) throw new Error('UPDATE_FEED_BUCKET does not say where to');
findPackages(folder, newestRelease(readFileSync('CHANGELOG.md', 'utf8')).version);

copy('--exclude', 'latest*.yml');
copy('--exclude', '*', '--include', 'latest*.yml', '--cache-control', 'no-cache');

function copy(...options: string[]): void {
  execFileSync('aws', ['s3', 'cp', folder, `s3://${bucket}`, '--recursive', ...options], {
    stdio: 'inherit',
    env: withoutEmpty(process.env),
  });
}

/** A workflow passes on as empty what is not set; to the program that would be an address. */
function withoutEmpty(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
