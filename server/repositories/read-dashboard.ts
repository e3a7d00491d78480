import { desc } from 'drizzle-orm';
import type { RepositoriesDashboard } from '#contract/repositories/cards.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { countAdded } from '../dashboard/count-added.ts';
import { periodUntil } from '../dashboard/period.ts';
import type { Database } from '../database/database.ts';
import { repositories } from '../database/schema/index.ts';
import { countUpTo, totalCap } from '../lists/count-up-to.ts';

export const readRepositoriesDashboard = operation.repositories.dashboard
  .use(requirePermission({ apps: ['manager'], repository: ['read'] }))
  .handler(async ({ context: { read }, input: { days, timeZone } }) => {
    const period = periodUntil(new Date(), days, timeZone);
    const [total, added, newest] = await read((database) =>
      Promise.all([
        countUpTo(database, repositories, totalCap.all),
        countAdded(database, repositories, period),
        readNewest(database, 4),
      ]),
    );
    return { total, added, newest };
  });

async function readNewest(
  { db }: Pick<Database, 'db'>,
  limit: number,
): Promise<RepositoriesDashboard['newest']> {
  const { id, name, createdAt } = repositories;
  const rows = await db
    .select({ id, name, createdAt })
    .from(repositories)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
