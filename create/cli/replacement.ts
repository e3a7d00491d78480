const migrations = 'server/database/migrations/';

/**
 * Which files of an app go and which of the new template are written. The migrations that dropped what was left out
 * have run already: they stay under their names, and nothing of the new template follows them that would change, or
 * drop once more, what they dropped.
 * @param before paths of the app
 * @param after paths of the new template with the same choices
 */
export function replacement(
  before: readonly string[],
  after: readonly string[],
  without: readonly string[],
): { removed: string[]; written: string[] } {
  const isKept = (path: string) => without.some((part) => isDropOf(part, path));
  const dropped = without.filter((part) => before.some((path) => isDropOf(part, path)));
  const isNeeded = (path: string) =>
    !dropped.some((part) => isDropOf(part, path) || (isOf(part, path) && !before.includes(path)));
  return { removed: before.filter((path) => !isKept(path)), written: after.filter(isNeeded) };
}

function isDropOf(part: string, path: string): boolean {
  return migrationName(path) === `remove_${part.replaceAll('-', '_')}`;
}

function isOf(part: string, path: string): boolean {
  return migrationName(path)?.startsWith(`${part}-`) === true;
}

/** The name of a migration without its time and ending. */
function migrationName(path: string): string | undefined {
  return path.startsWith(migrations) ? /^\d+_(.+)\.sql$/.exec(path.slice(migrations.length))?.[1] : undefined;
}
