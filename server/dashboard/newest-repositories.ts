import { desc } from 'drizzle-orm';
import type { Dashboard } from '#contract/api/dashboard.ts';
import type { Database } from '../database/database.ts';
import { repositories } from '../database/schema/index.ts';

/** The repositories that were added last, newest first. */
export async function newestRepositories(
  { db }: Pick<Database, 'db'>,
  limit: number,
): Promise<Dashboard['newestRepositories']> {
  const { id, name, createdAt } = repositories;
  const rows = await db
    .select({ id, name, createdAt })
    .from(repositories)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
