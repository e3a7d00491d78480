import type { ListedRepository } from '#contract/repositories/repositories.ts';
import { pageSize } from '#contract/schemas/paging.ts';
import type { Total } from '#contract/schemas/total.ts';
import type { Database } from '../database/database.ts';
import { repositories } from '../database/schema/index.ts';
import { countUpTo, totalCap, totalUpTo } from '../lists/count-up-to.ts';
import { exceedsTotalCap } from '../lists/exceeds-total-cap.ts';
import { slicePage } from '../lists/keyset-page.ts';
import { type RepositoryOrder, readRepositoryCursor, writeRepositoryCursor } from './repository-order.ts';

interface WholeListPage {
  order: RepositoryOrder;
  cursor?: string | undefined;
  limit: number;
}

interface Row extends Omit<ListedRepository, 'updatedAt'> {
  updatedAt: string;
  /** How many there are in all, as far as is counted; only where that is not known. */
  counted?: number;
}

/**
 * A page of the list without a search, and the total: what is asked for most. So it is one statement, written by hand
 * and prepared; put together anew by drizzle and planned anew it took five times as long. How old the total may be,
 * exceedsTotalCap says.
 */
export async function readWholeList(
  database: Database,
  { order, cursor, limit }: WholeListPage,
): Promise<{ items: ListedRepository[]; nextCursor: string | null; total: Total }> {
  const more = exceedsTotalCap(database);
  const last = cursor === undefined ? undefined : readRepositoryCursor(order, cursor);
  // Each length would be another statement to keep on every connection: the usual one is prepared.
  const isUsual = limit === pageSize;
  const client = isUsual ? database.shortReads.repositories : database.sql;
  const rows = await client.unsafe<Row[]>(
    writeStatement(order, limit, { isAfter: last !== undefined, isCounted: !more.isKnown }),
    last && [last.key, last.id],
    { prepare: isUsual, ...extended },
  );
  const items = rows.map(({ counted: _, updatedAt, ...row }) => ({ ...row, updatedAt: new Date(updatedAt) }));
  const page = slicePage(items, limit, (shown) => writeRepositoryCursor(order, shown));
  return {
    items: page.rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })),
    nextCursor: page.nextCursor,
    total: await totalOf(),
  };

  async function totalOf(): Promise<Total> {
    const counted = rows[0]?.counted;
    // A page that ends the list says itself that there may be no more than are counted.
    if (counted === undefined && more.isKnown && page.nextCursor !== null)
      return { count: totalCap.all, exact: false };
    const total =
      counted === undefined
        ? await countUpTo(database, repositories, totalCap.all)
        : totalUpTo(totalCap.all, counted);
    if (!total.exact) more.remember();
    return total;
  }
}

/** Without it a statement without parameters goes out in the protocol that prepares none; the types do not know it. */
const extended = { simple: false };

/** Of fixed parts and a number that was checked; where a page ended comes as parameters. */
function writeStatement(
  { sort, direction }: RepositoryOrder,
  limit: number,
  { isAfter, isCounted }: { isAfter: boolean; isCounted: boolean },
): string {
  const [key, lastKey] =
    sort === 'name' ? ['sort_name', 'fold($1) collate "C"'] : ['updated_at', '$1::timestamptz'];
  const [way, compare] = direction === 'ascending' ? ['asc', '>'] : ['desc', '<'];
  const counting = `(select count(*)::int from (select from repositories limit ${totalCap.all + 1}) as counting)`;
  return `select id, name, link, description, updated_at as "updatedAt"${isCounted ? `, ${counting} as counted` : ''}
    from repositories ${isAfter ? `where (${key}, id) ${compare} (${lastKey}, $2)` : ''}
    order by ${key} ${way}, id ${way} limit ${limit + 1}`;
}
