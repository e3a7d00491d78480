import { and, eq, ne } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { recordEvents } from '../audit/record-events.ts';
import { ruleError } from '../auth/rule-errors.ts';
import { ApiError } from '../config/api-error.ts';
import { sessions, users } from '../database/schema/index.ts';
import { requireOwner } from './require-owner.ts';

/** Changes the address, ends all other sessions, and notifies the old address, in one transaction. */
export const changeEmail = operation.account.changeEmail
  .use(requireOwner)
  .handler(async ({ context, input: { newEmail, code, currentCode } }) => {
    const { accountCodes, mailer, network, currentUser, sessionId } = context;
    const language = (await context.storedLanguage()) ?? context.language;
    try {
      return await accountCodes.redeem(
        { purpose: 'email-change', userId: currentUser.id, sessionId },
        { network, codes: [code, currentCode], detail: newEmail },
        async (transaction) => {
          const [changed] = await transaction
            .update(users)
            .set({ email: newEmail, emailVerified: true })
            // The code for the current address was sent to this one; another session may have changed it since.
            .where(and(eq(users.id, currentUser.id), eq(users.email, currentUser.email)))
            .returning({ email: users.email, emailVerified: users.emailVerified });
          if (!changed) throw new ApiError(400, 'INVALID_OTP');
          await transaction
            .delete(sessions)
            .where(and(eq(sessions.userId, currentUser.id), ne(sessions.id, sessionId)));
          await recordEvents(transaction, [
            { actor: currentUser, action: 'user.email-changed', subjectId: currentUser.id },
          ]);
          await mailer.enqueue(
            { template: 'email-changed', to: currentUser.email, language, props: { newEmail } },
            transaction,
          );
          return changed;
        },
      );
    } catch (error) {
      // Another user was faster: only the holder of the code for the address learns of it.
      if (ruleError(error)?.code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') {
        throw new ApiError(409, 'EMAIL_ALREADY_USED', undefined, { cause: error });
      }
      throw error;
    }
  });
