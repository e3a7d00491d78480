import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { newestRepositories } from './newest-repositories.ts';
import { newestUsers } from './newest-users.ts';
import { readFigures } from './read-figures.ts';

export const readDashboard = operation.dashboard.read
  .use(requirePermission({ apps: ['manager'], user: ['list'], repository: ['read'] }))
  .handler(async ({ context: { database } }) => {
    const now = new Date();
    const [figures, users, repositories] = await Promise.all([
      readFigures(database, now),
      newestUsers(database, 4),
      newestRepositories(database, 4),
    ]);
    return {
      readAt: now.toISOString(),
      figures,
      newestUsers: users,
      newestRepositories: repositories,
    };
  });
