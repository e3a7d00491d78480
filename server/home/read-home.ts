import { gt } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { countUpTo, totalCap } from '../database/count-up-to.ts';
import { repositories } from '../database/schema/index.ts';
import { ownSessions } from './own-sessions.ts';
import { previousSignIn } from './previous-sign-in.ts';
import { recentRepositories } from './recent-repositories.ts';

const sevenDays = 7 * 24 * 3600 * 1000;

export const readHome = operation.home.read
  .use(requirePermission({ apps: ['app'], repository: ['read'] }))
  .handler(async ({ context: { database, environment, person } }) => {
    const now = new Date();
    const since = await previousSignIn(database, person.id);
    const changed = gt(repositories.updatedAt, since ?? new Date(now.getTime() - sevenDays));
    const [total, changedRepositories, recent, own] = await Promise.all([
      countUpTo(database, repositories, totalCap.all),
      countUpTo(database, repositories, totalCap.all, changed),
      recentRepositories(database, 4),
      ownSessions(database, environment, person.id),
    ]);
    return {
      readAt: now.toISOString(),
      repositories: total,
      since: since?.toISOString() ?? null,
      changedRepositories,
      recentRepositories: recent,
      ...own,
    };
  });
