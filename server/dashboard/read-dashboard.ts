import { gt } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { repositories, sessions, users } from '../database/schema/index.ts';

const thirtyDays = 30 * 24 * 3600 * 1000;

export const readDashboard = operation.dashboard.read
  .use(requirePermission({ apps: ['manager'] }))
  .handler(async ({ context: { database } }) => {
    const now = Date.now();
    const [userCount, newUserCount, repositoryCount, activeSessionCount] = await Promise.all([
      database.db.$count(users),
      database.db.$count(users, gt(users.createdAt, new Date(now - thirtyDays))),
      database.db.$count(repositories),
      database.db.$count(sessions, gt(sessions.expiresAt, new Date(now))),
    ]);
    return { userCount, newUserCount, repositoryCount, activeSessionCount };
  });
