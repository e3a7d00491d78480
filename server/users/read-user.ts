import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readUserDetail } from './read-user-detail.ts';

export const readUser = operation.users.read
  .use(requirePermission({ user: ['get'] }))
  .handler(({ context, input }) => readUserDetail(context, context.currentUser, input.id));
