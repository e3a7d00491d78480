import { desc } from 'drizzle-orm';
import type { Dashboard } from '#contract/api/dashboard.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/index.ts';

/** The people who came last, newest first. */
export async function newestUsers(
  { db }: Pick<Database, 'db'>,
  limit: number,
): Promise<Dashboard['newestUsers']> {
  const { id, name, email, image, createdAt } = users;
  const rows = await db
    .select({ id, name, email, image, createdAt })
    .from(users)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
