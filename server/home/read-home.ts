import { and, eq, gt } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { repositories, sessions } from '../database/schema/index.ts';

export const readHome = operation.home.read
  .use(requirePermission({ apps: ['app'] }))
  .handler(async ({ context: { database, person } }) => {
    const ownOpenSessions = and(eq(sessions.userId, person.id), gt(sessions.expiresAt, new Date()));
    const [repositoryCount, sessionCount] = await Promise.all([
      database.db.$count(repositories),
      database.db.$count(sessions, ownOpenSessions),
    ]);
    return { repositoryCount, sessionCount };
  });
