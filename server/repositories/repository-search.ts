import type { Database } from '../database/database.ts';
import { repositories } from '../database/schema/index.ts';
import { type Search, searchCondition } from '../database/search-condition.ts';

/** How to find what the list shows for a term. */
export function repositoriesMatching(database: Pick<Database, 'sql'>, term: string): Promise<Search> {
  return searchCondition(database, repositories, term);
}
