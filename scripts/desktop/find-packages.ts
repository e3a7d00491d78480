import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Update feeds that installed apps read: one file for each system. */
const feeds = ['latest-linux.yml', 'latest-mac.yml', 'latest.yml'];

/**
 * The files of a release in a folder, with their paths. Throws where a system is missing or is of another version: a
 * release is whole, or there is none.
 */
export function findPackages(folder: string, version: string): string[] {
  const names = readdirSync(folder);
  for (const feed of feeds) {
    if (!names.includes(feed))
      throw new Error(`${folder} holds no ${feed}: package for all three systems first`);
    const text = readFileSync(join(folder, feed), 'utf8');
    const [, found = 'none'] = /^version: (\S+)$/m.exec(text) ?? [];
    if (found !== version) throw new Error(`${feed} is of version ${found}, not ${version}`);
  }
  return names.sort().map((name) => join(folder, name));
}
