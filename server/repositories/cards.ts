import { desc, gt } from 'drizzle-orm';
import type { RepositoriesDashboard, RepositoriesHome } from '#contract/repositories/cards.ts';
import { repositoryStep } from '#contract/repositories/first-step.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { countAdded } from '../dashboard/count-added.ts';
import type { FirstStep } from '../dashboard/first-steps.ts';
import { periodUntil } from '../dashboard/period.ts';
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

export const repositoryFirstStep: FirstStep = {
  id: repositoryStep,
  async isDone({ sql }) {
    const [row] = await sql<[{ isDone: boolean }]>`select exists (select from repositories) as "isDone"`;
    return row.isDone;
  },
};
