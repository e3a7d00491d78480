import type postgres from 'postgres';

export interface Table {
  name: string;
  /** In their order, without those that the database generates from others. */
  columns: string[];
  /** Tables that its rows refer to. */
  refersTo: string[];
}

/** Every table of the product, each after those that it refers to. */
export async function listTables(sql: postgres.Sql | postgres.TransactionSql): Promise<Table[]> {
  const tables = await sql<Table[]>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`;
  const ordered: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const next = left.filter(({ refersTo }) => !left.some(({ name }) => refersTo.includes(name)));
    if (next.length === 0) throw new Error(`tables refer to each other: ${left.map(({ name }) => name)}`);
    ordered.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}
