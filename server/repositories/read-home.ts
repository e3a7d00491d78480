import { desc, gt } from 'drizzle-orm';
import type { RepositoriesHome } from '#contract/repositories/cards.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import type { Database } from '../database/database.ts';
import { repositories } from '../database/schema/index.ts';
import { countUpTo, totalCap } from '../lists/count-up-to.ts';
import { changesSince } from '../sessions/changes-since.ts';

export const readRepositoriesHome = operation.repositories.home
  .use(requirePermission({ apps: ['app'], repository: ['read'] }))
  .handler(async ({ context: { database, currentUser } }) => {
    const [total, changed, recent] = await Promise.all([
      countUpTo(database, repositories, totalCap.all),
      changesSince(database, currentUser.id, new Date()).then(({ from }) =>
        countUpTo(database, repositories, totalCap.all, gt(repositories.updatedAt, from)),
      ),
      readRecent(database, 4),
    ]);
    return { total, changed, recent };
  });

async function readRecent({ db }: Pick<Database, 'db'>, limit: number): Promise<RepositoriesHome['recent']> {
  const { id, name, description, updatedAt } = repositories;
  const rows = await db
    .select({ id, name, description, updatedAt })
    .from(repositories)
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}
