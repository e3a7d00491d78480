import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Tests, and the migrations, which are read when the server starts. */
const isOutside = /\.(?:test|spec)\.|\.sql$|snapshot\.json$/;

/** Inputs of a build. */
export interface Sources {
  /** Files, and folders of such. */
  sources: string[];
  /** Variables of the environment that end up in it. */
  variables: string[];
}

/** Changes with any source's name, size or time. Takes some milliseconds. */
export function fingerprintOfTimes(made: Sources): string {
  return fingerprintOf(made, (hash, path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${size} ${mtimeMs}`);
  });
}

/** Changes with any source's name or content, but not when the same files are copied or checked out elsewhere. */
export function fingerprintOfContents(made: Sources): string {
  return fingerprintOf(made, (hash, path) => hash.update(readFileSync(path)));
}

function fingerprintOf({ sources, variables }: Sources, add: (hash: Hash, path: string) => void): string {
  const hash = createHash('sha256');
  for (const name of variables) hash.update(`${name} ${process.env[name] ?? ''}\n`);
  for (const path of sources.flatMap(filesOf).sort()) {
    hash.update(`\n${path} `);
    add(hash, path);
  }
  return hash.digest('hex');
}

/** A file itself, or all that matters to a build below a folder. Every start asks: a search by patterns takes twice as long. */
function filesOf(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isOutside.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
