import { and, eq, ne } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { recordEvents } from '../audit/record-events.ts';
import { users } from '../database/schema/index.ts';
import { requireOwner } from './require-owner.ts';

export const changeName = operation.account.changeName
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser }, input: { name } }) => {
    await database.db.transaction(async (transaction) => {
      const changed = await transaction
        .update(users)
        .set({ name })
        .where(and(eq(users.id, currentUser.id), ne(users.name, name)))
        .returning({ id: users.id });
      await recordEvents(
        transaction,
        changed.map(({ id }) => ({
          actor: currentUser,
          action: 'user.updated',
          subjectId: id,
          data: { fields: ['name'] },
        })),
      );
    });
    return { name };
  });

/** Not recorded in the audit trail: it is a preference that changes with each selection in the language menu. */
export const setLanguage = operation.account.setLanguage
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser }, input: { language } }) => {
    await database.db.update(users).set({ language }).where(eq(users.id, currentUser.id));
    return { language };
  });
