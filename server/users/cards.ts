import { desc } from 'drizzle-orm';
import type { UsersDashboard } from '#contract/users/cards.ts';
import { inviteStep } from '#contract/users/first-step.ts';
import { requirePermission } from '../api/require-permission.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/tables/users.ts';
import type { FirstStep } from '../features/first-step.ts';
import { countUpTo, totalCap } from '../lists/count-up-to.ts';
import { countAdded, periodUntil } from '../lists/period.ts';
import { operation } from './operation.ts';

export const readUsersDashboard = operation.dashboard
  .use(requirePermission({ apps: ['manager'], user: ['list'] }))
  .handler(async ({ context: { replica }, input: { days, timeZone } }) => {
    const period = periodUntil(new Date(), days, timeZone);
    const [total, added, newest] = await Promise.all([
      countUpTo(replica, users, totalCap.all),
      countAdded(replica, users, users, period),
      readNewest(replica, 4),
    ]);
    return { total, added, newest };
  });

async function readNewest({ db }: Pick<Database, 'db'>, limit: number): Promise<UsersDashboard['newest']> {
  const { id, name, email, image, createdAt } = users;
  const rows = await db
    .select({ id, name, email, image, createdAt })
    .from(users)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

interface SignUps {
  readAt: string;
  count: number;
  newest: string | null;
}

export const readSignUps = operation.signUps
  .use(requirePermission({ apps: ['manager'], user: ['list'] }))
  // Not from a replica: what it has not got yet would never be counted.
  .handler(async ({ context: { database }, input: { since } }) => {
    const [row] = await database.sql<[SignUps]>`
      select
        to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "readAt",
        count(*)::int as count,
        (array_agg(users.name order by audit_events.id desc))[1] as newest
      from audit_events join users on users.id = audit_events.subject_id
      where action = 'user.signed-up' and audit_events.created_at > ${since}`;
    return row;
  });

export const inviteFirstStep: FirstStep = {
  id: inviteStep,
  async isDone({ sql }) {
    const [row] = await sql<[{ isDone: boolean }]>`select exists (select from users offset 1) as "isDone"`;
    return row.isDone;
  },
};
