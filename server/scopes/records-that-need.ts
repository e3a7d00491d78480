import type { Database } from '../database/database.ts';

/**
 * How many records need a user: their foreign keys keep the user from being deleted. The database says which they are,
 * so that no list of tables has to be kept.
 */
export async function recordsThatNeed({ sql }: Pick<Database, 'sql'>, userId: string): Promise<number> {
  const columns = await sql<{ table: string; column: string }[]>`
    select namespace.nspname || '.' || relation.relname as "table", field.attname as "column"
    from pg_constraint key
    join pg_class relation on relation.oid = key.conrelid
    join pg_namespace namespace on namespace.oid = relation.relnamespace
    join pg_attribute field on field.attrelid = key.conrelid and field.attnum = key.conkey[1]
    where key.contype = 'f' and key.confrelid = 'users'::regclass and key.confdeltype in ('a', 'r')`;
  const counts = await Promise.all(
    columns.map(
      ({ table, column }) => sql<{ count: number }[]>`
        select count(*)::int as count from ${sql(table)} where ${sql(column)} = ${userId}`,
    ),
  );
  return counts.reduce((sum, [row]) => sum + (row?.count ?? 0), 0);
}
