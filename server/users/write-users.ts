import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { requirePermission } from '../api/require-permission.ts';
import { recordEvents } from '../audit/record-events.ts';
import { deletionBlockersOf } from '../auth/account/deletion-blockers.ts';
import { removePicturesOfDeleted } from '../auth/account/remove-user-pictures.ts';
import { lockForAdmin } from '../auth/admin/lock-for-admin.ts';
import { requireUser } from '../auth/admin/require-user.ts';
import { ApiError } from '../config/api-error.ts';
import { isBrokenReference } from '../database/broken-constraint.ts';
import type { Database } from '../database/database.ts';
import { recordsThatNeed } from '../database/records-that-need.ts';
import { users } from '../database/tables/users.ts';
import { defineRecords } from '../records/define-records.ts';
import { updateRecord } from '../records/update-record.ts';
import { operation } from './operation.ts';
import { readUserDetail } from './read-user-detail.ts';

/** Creating and deleting differ from other records: a new user has an address, and one who goes leaves pictures. */
const userRecords = defineRecords({
  kind: 'user',
  table: users,
  name: users.name,
  notFound: 'USER_NOT_FOUND',
});

/** Creates the user and, unless told otherwise, mails an invitation in the user's language, else in the admin's. */
export const createUser = operation.create
  .use(requirePermission({ user: ['create', 'set-role'] }))
  .handler(async ({ context, input: { email, name = '', roles, language = null, invite } }) => {
    const { database, environment, mailer, currentUser } = context;
    const mailLanguage = language ?? (await context.pageLanguage());
    const id = randomUUID();
    await database.db.transaction(async (tx) => {
      await tx.insert(users).values({ id, email, name, role: roles.join(','), language });
      await recordEvents(tx, [
        { actor: currentUser, action: 'user.created', subjectId: id, data: { roles } },
      ]);
      if (!invite) return;
      const props = {
        inviter: { name: currentUser.name, email: currentUser.email },
        link: `${environment.appUrl}/login?${new URLSearchParams({ email })}`,
      };
      await mailer.enqueue({ template: 'user-invitation', to: email, language: mailLanguage, props }, tx);
    });
    return readUserDetail(context, currentUser, id);
  });

/** Writes only over the version that the caller has seen; the contract holds the rules for name and language. */
export const updateUser = operation.update
  .use(requirePermission({ user: ['update'] }))
  .handler(async ({ context, input }) => {
    const current = () => readUserDetail(context, context.currentUser, input.id);
    await updateRecord(context, userRecords, input, { current });
    return current();
  });

/** A trigger keeps the last admin; by the lock the event of two changes at once says what each has found. */
export const setUserRoles = operation.setRoles
  .use(requirePermission({ user: ['set-role'] }))
  .handler(async ({ context, input: { id, roles: to } }) => {
    const { database, currentUser } = context;
    if (id === currentUser.id && currentUser.roles.includes('admin') && !to.includes('admin'))
      throw new ApiError(400, 'YOU_CANNOT_DEMOTE_YOURSELF');
    const itself = eq(users.id, id);
    await database.db.transaction(async (tx) => {
      const { role } = await lockForAdmin(tx, context, id, { user: ['set-role'] });
      const from = role.split(',');
      if (from.length === to.length && from.every((name) => (to as string[]).includes(name))) return;
      await tx
        .update(users)
        .set({ role: to.join(',') })
        .where(itself);
      const data = { from, to };
      await recordEvents(tx, [{ actor: currentUser, action: 'user.roles-changed', subjectId: id, data }]);
    });
    return readUserDetail(context, currentUser, id);
  });

/** Reads what `users.delete` would refuse for, so that the question before it can say so. */
export const previewUserDeletion = operation.previewDeletion
  .use(requirePermission({ user: ['delete'] }))
  .handler(async ({ context: { database }, input: { id } }) => {
    await requireUser(database, id);
    const { lists } = await recordsThatNeed(database, id);
    return { neededBy: lists };
  });

/** Asks first what the database would refuse, to say which organizations would be without an owner, and how many records need the user. */
export const deleteUser = operation.delete
  .use(requirePermission({ user: ['delete'] }))
  .handler(async ({ context, input: { id } }) => {
    const { database, jobs, currentUser } = context;
    if (id === currentUser.id) throw new ApiError(400, 'YOU_CANNOT_REMOVE_YOURSELF');
    const { isLastAdmin, isSoleOwner, ownedAlone } = await deletionBlockersOf(database, id);
    if (isLastAdmin) throw new ApiError(400, 'LAST_ADMIN');
    if (isSoleOwner) throw new ApiError(400, 'SOLE_OWNER', { organizations: ownedAlone });
    await refuseIfNeeded(database, id);
    await database.db
      .transaction(async (tx) => {
        await lockForAdmin(tx, context, id, { user: ['delete'] });
        await tx.delete(users).where(eq(users.id, id));
        await removePicturesOfDeleted(tx, jobs, id);
        await recordEvents(tx, [{ actor: currentUser, action: 'user.deleted', subjectId: id }]);
      })
      .catch(async (error: unknown) => {
        // A record has come to need the user meanwhile.
        if (isBrokenReference(error)) await refuseIfNeeded(database, id);
        throw error;
      });
    return { id };
  });

/** @throws {ApiError} USER_IN_USE with the number of records that need the user */
async function refuseIfNeeded(database: Database, id: string): Promise<void> {
  const { total } = await recordsThatNeed(database, id);
  if (total > 0) throw new ApiError(409, 'USER_IN_USE', { records: total });
}
