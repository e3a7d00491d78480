import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestRelease } from './changelog.ts';

/**
 * Takes the version of the changelog's newest heading over into package.json and package-lock.json.
 * @param folder of the project
 * @returns the version
 */
export function setVersion(folder: string): string {
  const { version } = newestRelease(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'));
  const packageFile = join(folder, 'package.json');
  const packageText = readFileSync(packageFile, 'utf8');
  const current: string = JSON.parse(packageText).version;
  if (!isNewer(version, current))
    throw new Error(`CHANGELOG.md ends with ${version}, which is not newer than ${current} in package.json`);
  writeFileSync(packageFile, packageText.replace(`"version": "${current}"`, `"version": "${version}"`));

  const lockFile = join(folder, 'package-lock.json');
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
  lock.version = version;
  lock.packages[''].version = version;
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  return version;
}

/**
 * Makes sure that a release is one: changelog, package.json, package-lock.json and tag name the same version.
 * @param tag such as `v1.2.3`
 * @returns the version
 */
export function checkVersion(folder: string, tag: string): string {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const { version } = newestRelease(read('CHANGELOG.md'));
  const lock = JSON.parse(read('package-lock.json'));
  const named: Record<string, string> = {
    'the tag': tag.replace(/^v/, ''),
    'package.json': JSON.parse(read('package.json')).version,
    'package-lock.json': lock.version,
  };
  for (const [where, other] of Object.entries(named))
    if (other !== version) throw new Error(`CHANGELOG.md ends with ${version}, but ${where} says ${other}`);
  return version;
}

/** Whether one version, such as `1.10.0`, comes after another. */
export function isNewer(version: string, than: string): boolean {
  const before = than.split('.').map(Number);
  const difference = version.split('.').map((part, index) => Number(part) - (before[index] ?? 0));
  return (difference.find((part) => part !== 0) ?? 0) > 0;
}
