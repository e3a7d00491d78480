import type { Database } from './database.ts';

interface NeedingRecords {
  /** By the names of their tables, those without any left out. */
  lists: { list: string; count: number }[];
  total: number;
}

/**
 * Counts the records that need a user: their foreign keys keep the user from being deleted. The database says which they are,
 * so that no list of tables has to be kept.
 */
export async function recordsThatNeed(
  { sql }: Pick<Database, 'sql'>,
  userId: string,
): Promise<NeedingRecords> {
  // Of a partitioned table the keys of the table itself, not those of its parts as well.
  const tables = await sql<{ name: string; list: string; columns: [string, ...string[]] }[]>`
    select namespace.nspname || '.' || relation.relname as name, relation.relname as list,
      array_agg(field.attname::text) as columns
    from pg_constraint key
    join pg_class relation on relation.oid = key.conrelid
    join pg_namespace namespace on namespace.oid = relation.relnamespace
    join pg_attribute field on field.attrelid = key.conrelid and field.attnum = key.conkey[1]
    where key.contype = 'f' and key.confrelid = 'users'::regclass and key.confdeltype in ('a', 'r')
      and key.conparentid = 0
    group by 1, 2 order by 1`;
  const counts = await Promise.all(
    tables.map(async ({ name, list, columns }) => {
      // A record may need the user twice.
      const [first, ...others] = columns.map((column) => sql`${sql(column)} = ${userId}`);
      const needs = others.reduce((all, one) => sql`${all} or ${one}`, first ?? sql`false`);
      const [row] = await sql<[{ count: number }]>`
        select count(*)::int as count from ${sql(name)} where ${needs}`;
      return { list, count: row.count };
    }),
  );
  const lists = counts.filter(({ count }) => count > 0);
  return { lists, total: lists.reduce((sum, { count }) => sum + count, 0) };
}
