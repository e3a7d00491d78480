import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { bulkAction } from './bulk-action.ts';
import { callBanUser } from './call-ban-user.ts';

export const banManyUsers = operation.users.banMany
  .use(requirePermission({ user: ['ban'] }))
  .handler(({ context, input: { ids, ...ban } }) =>
    bulkAction(context.database, ids, (id) => callBanUser(context, id, ban)),
  );
