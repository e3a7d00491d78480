import { generateMigration } from 'drizzle-kit/api';
import { readMigratedSchema, type SchemaSnapshot } from './schema-snapshot.ts';

type Indexes = Record<string, { columns: readonly { expression: string }[] }>;

/**
 * Returns the statements from the schema of the migrations to another one. A column that is computed otherwise than
 * before, such as `search`, is dropped and added: drizzle-kit forgets its indexes, which go with it, and adds it before
 * other new columns, of which it may be computed.
 */
export async function migrationTo(wanted: SchemaSnapshot): Promise<string[]> {
  const migrated = readMigratedSchema();
  const statements = await generateMigration(migrated, wanted);
  const without = structuredClone(migrated);
  for (const statement of statements) {
    const [, name, column] = /^ALTER TABLE "(\w+)" DROP COLUMN "(\w+)"/i.exec(statement) ?? [];
    const indexes: Indexes = without.tables[`public.${name}`]?.indexes ?? {};
    for (const [index, { columns }] of Object.entries(indexes))
      if (columns.some(({ expression }) => expression === column)) delete indexes[index];
  }
  return computedLast(await generateMigration(without, wanted));
}

function computedLast(statements: readonly string[]): string[] {
  const isAdded = (statement: string) => /^ALTER TABLE "\w+" ADD COLUMN /.test(statement);
  const isComputed = (statement: string) => isAdded(statement) && statement.includes(' GENERATED ALWAYS AS ');
  const others = statements.filter((statement) => !isComputed(statement));
  const place = others.findLastIndex(isAdded) + 1;
  if (place === 0) return [...statements];
  return [...others.slice(0, place), ...statements.filter(isComputed), ...others.slice(place)];
}
