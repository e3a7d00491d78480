import { isNewer } from '../../../scripts/release/set-version.ts';
import { StartupError } from '../../../server/config/startup-error.ts';
import { origin } from './origin.ts';
import { npmFailure, runNpm } from './run-npm.ts';

/** A version that the registry has. */
export interface PublishedVersion {
  version: string;
  /** What it makes secure; [] for a version without such a fix. */
  security: string[];
}

/**
 * Asks the registry which versions are newer, the oldest first.
 * @throws {StartupError} where it does not answer
 */
export function listNewerVersions(than: string): PublishedVersion[] {
  const wanted = `${origin.package}@>${than}`;
  const { isOk, stdout, stderr } = runNpm(
    ['view', wanted, 'version', origin.metadata, '--json', '--prefer-online'],
    {
      isQuiet: true,
    },
  );
  // So npm says that none fits.
  if (!isOk && /No match found/.test(stdout + stderr)) return [];
  if (!isOk)
    throw new StartupError(
      npmFailure(`npm cannot ask the registry for ${origin.package}`, { stdout, stderr }),
    );
  const answer = stdout.trim() === '' ? [] : JSON.parse(stdout);
  const found: (string | { version: string; [metadata: string]: unknown })[] = [answer].flat();
  return found
    .map((entry) =>
      typeof entry === 'string'
        ? { version: entry, security: [] }
        : {
            version: entry.version,
            security: (entry[origin.metadata] as Partial<PublishedVersion> | undefined)?.security ?? [],
          },
    )
    .filter(({ version }) => /^\d+\.\d+\.\d+$/.test(version))
    .toSorted((one, other) => (isNewer(one.version, other.version) ? 1 : -1));
}

/**
 * The newest security fix that can be taken alone: a version that differs in the last number has nothing but fixes.
 * @throws {StartupError} where there is none
 */
export function securityFixFor(version: string, newer: readonly PublishedVersion[]): string {
  const line = (text: string) => text.split('.').slice(0, 2).join('.');
  const fixes = newer.filter(({ security }) => security.length > 0);
  const alone = fixes.findLast((fix) => line(fix.version) === line(version));
  if (alone) return alone.version;
  const first = fixes[0]?.version;
  throw new StartupError(
    first
      ? `No version ${line(version)}.x has a security fix that ${version} lacks; ${first} has one: npm run upgrade -- --to ${first}`
      : `There is no security fix that ${version} lacks.`,
  );
}
