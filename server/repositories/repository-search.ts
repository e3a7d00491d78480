import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { repositories } from '../database/schema/index.ts';
import { searchCondition } from '../database/search-condition.ts';

/** What the list shows for a term, see `searchCondition`. */
export function repositoriesMatching(
  database: Pick<Database, 'sql'>,
  term: string,
): Promise<SQL | undefined> {
  return searchCondition(database, repositories, term);
}
