import type { Database } from '../database/database.ts';

/**
 * How many records need a user: their foreign keys keep the user from being deleted. The database says which they are,
 * so that no list of tables has to be kept.
 */
export async function recordsThatNeed({ sql }: Pick<Database, 'sql'>, userId: string): Promise<number> {
  const columns = await sql<{ table: string; column: string }[]>`
    select key.conrelid::regclass::text as "table", quote_ident(field.attname) as "column"
    from pg_constraint key
    join pg_attribute field on field.attrelid = key.conrelid and field.attnum = key.conkey[1]
    where key.contype = 'f' and key.confrelid = 'users'::regclass and key.confdeltype in ('a', 'r')`;
  const counts = await Promise.all(
    columns.map(
      ({ table, column }) => sql<{ count: number }[]>`
        select count(*)::int as count from ${sql.unsafe(table)} where ${sql.unsafe(column)} = ${userId}`,
    ),
  );
  return counts.reduce((sum, [row]) => sum + (row?.count ?? 0), 0);
}
