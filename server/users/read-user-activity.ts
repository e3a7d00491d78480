import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readActivity } from '../audit/read-activity.ts';
import { requireUser } from './require-user.ts';

export const readUserActivity = operation.users.activity
  .use(requirePermission({ user: ['get'] }))
  .handler(async ({ context: { database }, input: { id } }) => {
    await requireUser(database, id);
    return readActivity(database, 'user', id);
  });
