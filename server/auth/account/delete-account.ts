import type { GenericEndpointContext } from '@better-auth/core';
import { deleteSessionCookie } from 'better-auth/cookies';
import { eq } from 'drizzle-orm';
import { isLanguage } from '#contract/facts/languages.ts';
import { codeMinutes } from '#contract/sign-in-code.ts';
import { codeSchema } from '#contract/validation/code.ts';
import { recordEvents } from '../../audit/record-events.ts';
import { brokenConstraint, isBrokenReference } from '../../database/broken-constraint.ts';
import { recordsThatNeed } from '../../database/records-that-need.ts';
import { users } from '../../database/tables/users.ts';
import type { Mailer } from '../../email/mailer.ts';
import { headersLanguage } from '../../http/request-language.ts';
import { authError, fieldError } from '../auth-error.ts';
import type { AccountCodes, CodeOwner } from '../code/account-codes.ts';
import { networkOf } from '../consume-limit.ts';
import { fieldsOf, hook, rejectOtherFields } from '../hook.ts';
import { type Caller, callerOf } from '../session/session-caller.ts';
import type { ProfileServices } from './change-profile.ts';
import { deletionBlockersOf } from './deletion-blockers.ts';
import { removePicturesOfDeleted } from './remove-user-pictures.ts';

export interface DeleteAccountServices extends ProfileServices {
  adminUserIds: readonly string[];
  accountCodes: AccountCodes;
  mailer: Pick<Mailer, 'enqueue'>;
}

/**
 * Users delete their own account with a code: /delete-user without a token sends it, with the code as token it deletes.
 * better-auth deletes sessions, linked accounts and user one after the other and could leave half a user behind; here
 * one transaction deletes everything or nothing. Its answers leave out better-auth's sentence, which is English.
 */
export function deleteAccount(services: DeleteAccountServices) {
  return hook('/delete-user', async (ctx) => {
    const caller = await callerOf(ctx, services.adminUserIds);
    if (!caller) return;
    if (caller.isImpersonated) throw authError(403, 'NOT_WHILE_IMPERSONATING');
    const fields = fieldsOf(ctx.body);
    rejectOtherFields(Object.keys(fields), ['token']);
    const { isLastAdmin, isSoleOwner, ownedAlone } = await deletionBlockersOf(
      services.database,
      caller.userId,
    );
    if (isLastAdmin) throw authError(400, 'LAST_ADMIN');
    if (isSoleOwner) throw authError(400, 'ACCOUNT_OWNS_ORGANIZATIONS', { organizations: ownedAlone });
    await refuseIfNeeded(services, caller);
    if (fields.token === undefined) {
      await sendCode(services, ctx, caller);
      return ctx.json({ success: true });
    }
    await deleteByCode(services, ctx, caller, fields.token).catch(async (error: unknown) => {
      // A record has come to need the account meanwhile.
      if (isBrokenReference(error)) await refuseIfNeeded(services, caller);
      // Others have left meanwhile: a trigger keeps the owner of those who are still there.
      if (brokenConstraint(error) !== 'members_keep_an_owner') throw error;
      throw authError(400, 'ACCOUNT_OWNS_ORGANIZATIONS');
    });
    deleteSessionCookie(ctx);
    return ctx.json({ success: true });
  });
}

async function refuseIfNeeded(
  { database }: Pick<DeleteAccountServices, 'database'>,
  { userId }: Caller,
): Promise<void> {
  const { total } = await recordsThatNeed(database, userId);
  if (total > 0) throw authError(409, 'ACCOUNT_IN_USE', { records: total });
}

async function sendCode(
  { accountCodes, mailer }: DeleteAccountServices,
  ctx: GenericEndpointContext,
  caller: Caller,
): Promise<void> {
  const { userId, email } = caller;
  await accountCodes.issue(
    codeOwner(caller),
    { count: 1, userId, email, network: networkOf(ctx) },
    async (transaction, [code = '']) => {
      const props = { code, minutes: codeMinutes };
      const language = languageOf(ctx, caller);
      await mailer.enqueue(
        { template: 'deletion-code', to: email, language, props, usefulFor: codeMinutes * 60 },
        transaction,
      );
    },
  );
}

async function deleteByCode(
  { accountCodes, mailer, jobs }: DeleteAccountServices,
  ctx: GenericEndpointContext,
  caller: Caller,
  token: unknown,
): Promise<void> {
  const code = codeSchema.safeParse(token);
  if (!code.success) throw fieldError('token', code.error.issues[0]?.message);
  const { userId, email } = caller;
  await accountCodes.redeem(
    codeOwner(caller),
    { network: networkOf(ctx), codes: [code.data] },
    async (transaction) => {
      await transaction.delete(users).where(eq(users.id, userId));
      await removePicturesOfDeleted(transaction, jobs, userId);
      await recordEvents(transaction, [{ actor: caller.actor, action: 'user.deleted', subjectId: userId }]);
      await mailer.enqueue(
        { template: 'account-deleted', to: email, language: languageOf(ctx, caller), props: {} },
        transaction,
      );
    },
  );
}

function codeOwner({ userId, sessionId }: Caller): CodeOwner {
  return { purpose: 'deletion', userId, sessionId };
}

function languageOf(ctx: GenericEndpointContext, { language }: Caller) {
  return isLanguage(language) ? language : headersLanguage(ctx.headers ?? new Headers());
}
