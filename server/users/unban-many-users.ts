import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { bulkAction } from './bulk-action.ts';
import { callUnbanUser } from './call-ban-user.ts';

export const unbanManyUsers = operation.users.unbanMany
  .use(requirePermission({ user: ['ban'] }))
  .handler(({ context, input: { ids } }) =>
    bulkAction(context.database, ids, (id) => callUnbanUser(context, id)),
  );
