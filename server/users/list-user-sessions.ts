import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { openSessions } from '../sessions/open-sessions.ts';
import { requireUser } from './require-user.ts';

export const listUserSessions = operation.users.sessions
  .use(requirePermission({ session: ['list'] }))
  .handler(async ({ context, input: { id } }) => {
    await requireUser(context.database, id);
    const items = await openSessions(context, id);
    return { readAt: new Date().toISOString(), items };
  });
