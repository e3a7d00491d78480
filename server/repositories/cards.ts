import { desc, gt } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { RepositoriesDashboard, RepositoriesHome } from '#contract/repositories/cards.ts';
import { operation } from '../api/operation.ts';
import { requireScope } from '../api/require-scope.ts';
import { countAdded, periodUntil } from '../dashboard/period.ts';
import type { Database } from '../database/database.ts';
import { repositories } from '../database/schema/index.ts';
import { countUpTo, totalCap } from '../lists/count-up-to.ts';
import { type Rows, rowsIn } from '../scopes/in-scope.ts';
import { changesSince } from '../sessions/changes-since.ts';

export const readRepositoriesHome = operation.repositories.home
  .use(requireScope({ apps: ['app'], repository: ['read'] }))
  .handler(async ({ context }) => {
    const { database, currentUser } = context;
    const rows = rowsIn(context, repositories);
    const [total, changed, recent] = await Promise.all([
      countUpTo(database, rows, totalCap.all),
      changesSince(context, currentUser.id, new Date()).then(({ from }) =>
        countUpTo(database, rows, totalCap.all, gt(repositories.updatedAt, from)),
      ),
      readRecent(database, rows, 4),
    ]);
    return { total, changed, recent };
  });

async function readRecent(
  { db }: Pick<Database, 'db'>,
  rows: PgTable | Rows,
  limit: number,
): Promise<RepositoriesHome['recent']> {
  const { id, name, description, updatedAt } = repositories;
  const recent = await db
    .select({ id, name, description, updatedAt })
    .from(rows)
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit);
  return recent.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

export const readRepositoriesDashboard = operation.repositories.dashboard
  .use(requireScope({ apps: ['manager'], repository: ['read'] }))
  .handler(async ({ context, input: { days, timeZone } }) => {
    const { replica } = context;
    const rows = rowsIn(context, repositories);
    const period = periodUntil(new Date(), days, timeZone);
    const [total, added, newest] = await Promise.all([
      countUpTo(replica, rows, totalCap.all),
      countAdded(replica, rows, repositories, period),
      readNewest(replica, rows, 4),
    ]);
    return { total, added, newest };
  });

async function readNewest(
  { db }: Pick<Database, 'db'>,
  rows: PgTable | Rows,
  limit: number,
): Promise<RepositoriesDashboard['newest']> {
  const { id, name, createdAt } = repositories;
  const newest = await db
    .select({ id, name, createdAt })
    .from(rows)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return newest.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
