import { eq } from 'drizzle-orm';
import { isLanguage } from '#contract/languages.ts';
import { codeMinutes } from '#contract/sign-in-code.ts';
import { operation } from '../api/operation.ts';
import { ApiError } from '../config/api-error.ts';
import { users } from '../database/schema/index.ts';
import { invalidInput } from '../http/error-body.ts';
import { toPendingEmailChange } from './pending-email-change.ts';
import { requireOwner } from './require-owner.ts';

const usefulFor = codeMinutes * 60;

/**
 * Sends a code to the new address, and another with a warning to the current one, so that a stolen session or mailbox
 * alone cannot move the account. If the new address is taken, its mail says so instead; neither the response nor the
 * statements reveal the difference.
 */
export const requestEmailChange = operation.account.requestEmailChange
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
