import type { ListedRepository } from '#contract/api/repositories.ts';
import type { Total } from '#contract/api/total.ts';
import { countUpTo, exactTo, totalUpTo } from '../database/count-up-to.ts';
import type { Database } from '../database/database.ts';
import { cutPage } from '../database/keyset-page.ts';
import { repositories } from '../database/schema/index.ts';
import { type RepositoryOrder, readRepositoryCursor, writeRepositoryCursor } from './repository-order.ts';

interface WholeListPage {
  order: RepositoryOrder;
  cursor?: string | undefined;
  limit: number;
}

interface Row extends Omit<ListedRepository, 'updatedAt'> {
  updatedAt: string;
  /** How many there are in all, as far as is counted. */
  counted: number;
}

/**
 * A page of the list without a search, and the total: what is asked for most. So it is one statement, written by hand
 * and prepared; put together anew by drizzle and planned anew it took five times as long.
 */
export async function readWholeList(
  database: Database,
  { order, cursor, limit }: WholeListPage,
): Promise<{ items: ListedRepository[]; nextCursor: string | null; total: Total }> {
  const { sql } = database;
  const isByName = order.sort === 'name';
  const key = isByName ? sql`sort_name` : sql`updated_at`;
  const way = order.direction === 'ascending' ? sql`asc` : sql`desc`;
  const rows = await sql<Row[]>`
    select id, name, link, description, updated_at as "updatedAt",
      (select count(*)::int from (select from repositories limit ${sql.unsafe(`${exactTo.all + 1}`)}) as counting) as counted
    from repositories ${behind()} order by ${key} ${way}, id ${way} limit ${sql.unsafe(`${limit + 1}`)}`;
  const items = rows.map(({ counted: _, updatedAt, ...row }) => ({ ...row, updatedAt: new Date(updatedAt) }));
  const page = cutPage(items, limit, (last) => writeRepositoryCursor(order, last));
  const counted = rows[0]?.counted;
  return {
    items: page.rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })),
    nextCursor: page.nextCursor,
    total:
      counted === undefined
        ? await countUpTo(database, repositories, exactTo.all)
        : totalUpTo(exactTo.all, counted),
  };

  function behind() {
    if (cursor === undefined) return sql``;
    const last = readRepositoryCursor(order, cursor);
    const lastKey = isByName ? sql`fold(${last.key}) collate "C"` : sql`${last.key}::timestamptz`;
    const compare = order.direction === 'ascending' ? sql`>` : sql`<`;
    return sql`where (${key}, id) ${compare} (${lastKey}, ${last.id})`;
  }
}
