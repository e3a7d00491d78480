import { and, eq, isNull } from 'drizzle-orm';
import { onboarding } from '#contract/api/init.ts';
import { implementOperations } from '../api/operation.ts';
import { requireSession } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import { users } from '../database/tables/users.ts';

/**
 * A language that was chosen in this browser by then is that of the user's mail, too. Done a second time, as by a double press or a second tab, it changes nothing and answers what
 * is stored.
 */
export const completeOnboarding = implementOperations(onboarding)
  .complete.use(requireSession)
  .handler(async ({ context: { chosenLanguage, database, currentUser }, input }) => {
    // The name is the user's own to give, and nobody would see who gave it.
    if (currentUser.impersonatedBy !== null) throw new ApiError(403, 'NOT_WHILE_IMPERSONATING');
    const ownRow = eq(users.id, currentUser.id);
    await database.db
      .update(users)
      .set({ name: input.name, onboardedAt: new Date(), language: chosenLanguage })
      .where(and(ownRow, isNull(users.onboardedAt)));
    const [stored] = await database.db.select({ name: users.name }).from(users).where(ownRow);
    return { ...currentUser, name: stored?.name ?? input.name, onboarded: true };
  });
