import { desc } from 'drizzle-orm';
import type { Home } from '#contract/api/home.ts';
import type { Database } from '../database/database.ts';
import { repositories } from '../database/schema/index.ts';

/** The repositories that changed last, newest first. */
export async function recentRepositories(
  { db }: Pick<Database, 'db'>,
  limit: number,
): Promise<Home['recentRepositories']> {
  const { id, name, description, updatedAt } = repositories;
  const rows = await db
    .select({ id, name, description, updatedAt })
    .from(repositories)
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}
