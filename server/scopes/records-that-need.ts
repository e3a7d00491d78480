import type { Database } from '../database/database.ts';

/**
 * How many records need a user: their foreign keys keep the user from being deleted. The database says which they are,
 * so that no list of tables has to be kept.
 */
export async function recordsThatNeed({ sql }: Pick<Database, 'sql'>, userId: string): Promise<number> {
  // Of a partitioned table the keys of the table itself, not those of its parts as well.
  const tables = await sql<{ name: string; columns: [string, ...string[]] }[]>`
    select namespace.nspname || '.' || relation.relname as name, array_agg(field.attname::text) as columns
    from pg_constraint key
    join pg_class relation on relation.oid = key.conrelid
    join pg_namespace namespace on namespace.oid = relation.relnamespace
    join pg_attribute field on field.attrelid = key.conrelid and field.attnum = key.conkey[1]
    where key.contype = 'f' and key.confrelid = 'users'::regclass and key.confdeltype in ('a', 'r')
      and key.conparentid = 0
    group by 1`;
  const counts = await Promise.all(
    tables.map(({ name, columns }) => {
      // A record may need the user twice.
      const [first, ...others] = columns.map((column) => sql`${sql(column)} = ${userId}`);
      const needs = others.reduce((all, one) => sql`${all} or ${one}`, first ?? sql`false`);
      return sql<{ count: number }[]>`select count(*)::int as count from ${sql(name)} where ${needs}`;
    }),
  );
  return counts.reduce((sum, [row]) => sum + (row?.count ?? 0), 0);
}
