import { desc, gt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { toJson } from '../database/rows.ts';
import { repositories } from '../database/schema/repositories.ts';
import { countUpTo, totalCap } from '../lists/count-up-to.ts';
import { countAdded, periodUntil } from '../lists/period.ts';
import { type Rows, rowsIn } from '../scopes/in-scope.ts';
import { requireScope } from '../scopes/require-scope.ts';
import { changesSince } from '../sessions/changes-since.ts';
import { operation } from './operation.ts';

export const readRepositoriesHome = operation.home
  .use(requireScope({ apps: ['app'], repository: ['read'] }))
  .handler(async ({ context }) => {
    const { database, currentUser } = context;
    const rows = rowsIn(context, repositories);
    const [total, changed, recent] = await Promise.all([
      countUpTo(database, rows, totalCap.all),
      changesSince(context, currentUser.id, new Date()).then(({ from }) =>
        countUpTo(database, rows, totalCap.all, gt(repositories.updatedAt, from)),
      ),
      readNewest(database, rows, repositories.updatedAt),
    ]);
    return { total, changed, recent };
  });

export const readRepositoriesDashboard = operation.dashboard
  .use(requireScope({ apps: ['manager'], repository: ['read'] }))
  .handler(async ({ context, input: { days, timeZone } }) => {
    const { replica } = context;
    const rows = rowsIn(context, repositories);
    const period = periodUntil(new Date(), days, timeZone);
    const [total, added, newest] = await Promise.all([
      countUpTo(replica, rows, totalCap.all),
      countAdded(replica, rows, repositories, period),
      readNewest(replica, rows, repositories.createdAt),
    ]);
    return { total, added, newest };
  });

/** The four with the latest time in a column, newest first. */
async function readNewest({ db }: Pick<Database, 'db'>, rows: Rows, at: PgColumn) {
  const { id, name, description, createdAt, updatedAt } = repositories;
  const columns = { id, name, description, createdAt, updatedAt };
  const newest = await db.select(columns).from(rows).orderBy(desc(at), desc(id)).limit(4);
  return newest.map(toJson);
}
