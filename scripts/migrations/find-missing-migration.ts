import { isDeepStrictEqual } from 'node:util';
import { describeSchema, readMigratedSchema } from './schema-snapshot.ts';

/** As deep as a column or an index: `tables public.users columns nickname`. */
const deepest = 4;

/** One sentence when the schema in the sources is not the one that the migrations make, with what differs. */
export function findMissingMigration(): string | undefined {
  const differences = compare(readMigratedSchema(), describeSchema(), []);
  if (differences.length === 0) return undefined;
  return `The schema has changed and no migration makes the change: ${differences.join(', ')}. Run npm run db:generate -- --name <what it does>`;
}

function compare(migrated: unknown, wanted: unknown, path: readonly string[]): string[] {
  if (isDeepStrictEqual(migrated, wanted)) return [];
  if (path.length === deepest || !isObject(migrated) || !isObject(wanted)) return [path.join(' ')];
  const keys = new Set([...Object.keys(migrated), ...Object.keys(wanted)]);
  return [...keys].flatMap((key) => compare(migrated[key], wanted[key], [...path, key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
