import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { repositories } from '../database/schema/index.ts';
import { searchCondition } from '../database/search-condition.ts';

/** As the index of the list's order has it. */
export const foldedName = sql`fold(${repositories.name}) collate "C"`;

/** What the list shows for a term, see `searchCondition`. */
export function repositoriesMatching(
  database: Pick<Database, 'sql'>,
  term: string,
): Promise<SQL | undefined> {
  return searchCondition(database, { search: repositories.search, foldedName }, term);
}
