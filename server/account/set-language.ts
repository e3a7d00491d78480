import { eq } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { users } from '../database/schema/index.ts';
import { requireOwner } from './require-owner.ts';

/** Not recorded in the audit trail: it is a preference that changes with each selection in the language menu. */
export const setLanguage = operation.account.setLanguage
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser }, input: { language } }) => {
    await database.db.update(users).set({ language }).where(eq(users.id, currentUser.id));
    return { language };
  });
