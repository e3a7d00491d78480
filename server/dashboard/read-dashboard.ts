import { desc } from 'drizzle-orm';
import { firstSteps as allSteps, type Dashboard } from '#contract/dashboard/dashboard.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import type { Database } from '../database/database.ts';
import { repositories, users } from '../database/schema/index.ts';
import { endFirstSteps, readFirstSteps } from './first-steps.ts';
import { periodUntil } from './period.ts';
import { readDays } from './read-days.ts';
import { readFigures } from './read-figures.ts';
import { readMailHealth } from './read-mail-health.ts';

export const readDashboard = operation.dashboard.read
  .use(requirePermission({ apps: ['manager'], user: ['list'], repository: ['read'] }))
  .handler(async ({ context: { read, database: primary, environment }, input }) => {
    const now = new Date();
    const period = periodUntil(now, input.days, input.timeZone);
    const today = period.days.at(-1)?.span.from ?? period.whole.from;
    const [days, figures, users, repositories, mail, firstSteps] = await read((database) =>
      Promise.all([
        readDays(database, period),
        readFigures(database, period),
        newestUsers(database, 4),
        newestRepositories(database, 4),
        readMailHealth({ database, environment, today }),
        readFirstSteps({ database, environment }),
      ]),
    );
    const allDone = firstSteps?.done.length === allSteps.length;
    if (allDone) await endFirstSteps(primary);
    return {
      readAt: now.toISOString(),
      from: period.whole.from,
      figures: { signIns: { now: sum(days, 'signIns'), before: sum(days, 'signInsBefore') }, ...figures },
      days,
      newestUsers: users,
      newestRepositories: repositories,
      mail,
      firstSteps: allDone ? null : firstSteps,
    };
  });

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}

/** The repositories that were added last, newest first. */
async function newestRepositories(
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

/** The users who signed up last, newest first. */
async function newestUsers({ db }: Pick<Database, 'db'>, limit: number): Promise<Dashboard['newestUsers']> {
  const { id, name, email, image, createdAt } = users;
  const rows = await db
    .select({ id, name, email, image, createdAt })
    .from(users)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
