import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { updateRecord } from '../records/update-record.ts';
import { readUserDetail } from './read-user-detail.ts';
import { userRecords } from './user-records.ts';

/**
 * Writes only over the version that the caller has seen. better-auth has no such condition; the contract holds the rules
 * for name and language.
 */
export const updateUser = operation.users.update
  .use(requirePermission({ user: ['update'] }))
  .handler(async ({ context, input }) => {
    const current = () => readUserDetail(context, context.currentUser, input.id);
    await updateRecord(context, userRecords, input, { current });
    return current();
  });
