import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { migrationsFolder } from '#server/database/migrate.ts';
import * as schema from '#server/database/schema/index.ts';

/** As deep as a column or an index: `tables public.users columns nickname`. */
const deepest = 4;

/** A schema as drizzle-kit describes it. */
export type SchemaSnapshot = ReturnType<typeof generateDrizzleJson>;

/**
 * The schema that all migrations together make. One file, and no chain of them with a journal as drizzle-kit's command
 * keeps it: where two branches have added migrations, Git merges it like any text.
 */
const snapshotPath = join(migrationsFolder, 'snapshot.json');

/** drizzle-kit numbers the links of its chain; one that never changes leaves nothing to merge. */
const link = '00000000-0000-0000-0000-000000000000';

export function readMigratedSchema(): SchemaSnapshot {
  return JSON.parse(readFileSync(snapshotPath, 'utf8')) as SchemaSnapshot;
}

/** To be called once a migration says how to come to this schema. */
export function writeMigratedSchema(snapshot: SchemaSnapshot): void {
  writeFileSync(snapshotPath, `${JSON.stringify(snapshot, null, 2)}\n`);
}

/** The schema that the sources say. */
export function describeSchema(): SchemaSnapshot {
  const described = { ...generateDrizzleJson(schema), id: link, prevId: link };
  return JSON.parse(JSON.stringify(described)) as SchemaSnapshot;
}

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
