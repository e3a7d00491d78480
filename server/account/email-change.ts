import { and, eq, ne } from 'drizzle-orm';
import type { PendingEmailChange } from '#contract/account/account.ts';
import { isLanguage } from '#contract/facts/languages.ts';
import { codeMinutes } from '#contract/sign-in-code.ts';
import { requireOwner } from '../api/require-owner.ts';
import { recordEvents } from '../audit/record-events.ts';
import type { WaitingCodes } from '../auth/code/account-codes.ts';
import { ruleError } from '../auth/rule-errors.ts';
import { ApiError } from '../config/api-error.ts';
import { users } from '../database/tables/users.ts';
import { invalidInput } from '../http/error-handler.ts';
import { sessions } from '../sessions/tables.ts';
import { operation } from './operation.ts';

const usefulFor = codeMinutes * 60;

/**
 * Sends a code to the new address, and another with a warning to the current one, so that a stolen session or mailbox
 * alone cannot move the account. If the new address is taken, its mail says so instead; neither the response nor the
 * statements reveal the difference.
 */
export const requestEmailChange = operation.requestEmailChange
  .use(requireOwner)
  .handler(async ({ context, input: { newEmail } }) => {
    const { accountCodes, mailer, network, currentUser, sessionId } = context;
    if (newEmail === currentUser.email.toLowerCase()) {
      throw new ApiError(
        422,
        'VALIDATION_FAILED',
        invalidInput([{ path: ['newEmail'], message: 'email.unchanged' }]),
      );
    }
    const own = (await context.storedLanguage()) ?? context.language;
    const issued = await accountCodes.issue(
      { purpose: 'email-change', userId: currentUser.id, sessionId },
      {
        count: 2,
        detail: newEmail,
        userId: currentUser.id,
        email: currentUser.email,
        network,
        strange: newEmail,
      },
      async (transaction, [code = '', currentCode = '']) => {
        const [owner] = await transaction
          .select({ language: users.language })
          .from(users)
          .where(eq(users.email, newEmail));
        if (owner) {
          const language = isLanguage(owner.language) ? owner.language : own;
          await mailer.enqueue(
            { template: 'email-change-taken', to: newEmail, language, props: {} },
            transaction,
          );
        } else {
          const props = { code, minutes: codeMinutes };
          await mailer.enqueue(
            { template: 'email-change-code', to: newEmail, language: own, props, usefulFor },
            transaction,
          );
        }
        const props = { code: currentCode, minutes: codeMinutes, newEmail };
        await mailer.enqueue(
          { template: 'email-change-warning', to: currentUser.email, language: own, props, usefulFor },
          transaction,
        );
      },
    );
    return toPendingEmailChange(issued);
  });

/** Changes the address, ends all other sessions, and notifies the old address, in one transaction. */
export const changeEmail = operation.changeEmail
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

export function toPendingEmailChange({ detail, expiresAt, resendAt }: WaitingCodes): PendingEmailChange {
  return { newEmail: detail, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
}
