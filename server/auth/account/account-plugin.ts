import type { BetterAuthPlugin } from '@better-auth/core';
import { ne } from 'drizzle-orm';
import { isLanguage } from '#contract/facts/languages.ts';
import { withoutInvisible } from '#contract/invisible.ts';
import { isName } from '#contract/validation/name.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { sessions } from '../../sessions/tables.ts';
import { authError, fieldError } from '../auth-error.ts';
import { fieldsOf, hook, rejectOtherFields } from '../hook.ts';
import { callerOf, notWhileImpersonating } from '../session/session-caller.ts';
import { changeProfile, type ProfileChange } from './change-profile.ts';
import { type DeleteAccountServices, deleteAccount } from './delete-account.ts';

/** Endpoints for the user only. /delete-user does its own check (delete-account.ts). */
const ownPaths = [
  '/update-user',
  '/link-social',
  '/electron/transfer-user',
  '/revoke-sessions',
  '/revoke-other-sessions',
];

/** Fields that users may update; the address has an error of its own. */
const ownFields = ['name', 'image', 'language', 'email'];

/**
 * Hooks on better-auth's endpoints for the own account. They write by functions that the operations of
 * `account` call, too, in one transaction with the audit event. Without a session better-auth answers.
 */
export function accountPlugin(services: DeleteAccountServices) {
  return {
    id: 'account',
    hooks: {
      before: [
        notWhileImpersonating(ownPaths, services),
        updateUser(services),
        revokeSessions(services),
        deleteAccount(services),
      ],
    },
  } satisfies BetterAuthPlugin;
}

function updateUser(services: DeleteAccountServices) {
  return hook('/update-user', async (ctx) => {
    const fields = fieldsOf(ctx.body);
    const names = Object.keys(fields);
    // better-auth would silently ignore other fields.
    rejectOtherFields(names, ownFields);
    const caller = await callerOf(ctx, []);
    if (!caller || names.length === 0) return;
    // better-auth itself takes an empty one, and would write the rest.
    if (names.includes('email')) throw authError(400, 'EMAIL_CAN_NOT_BE_UPDATED');
    await changeProfile(services, caller.actor, checkProfile(fields));
    return ctx.json({ status: true });
  });
}

/** @throws {APIError} INVALID_NAME, INVALID_IMAGE, VALIDATION_FAILED */
function checkProfile(fields: Record<string, unknown>): ProfileChange {
  const change: ProfileChange = {};
  const { name, image, language } = fields;
  if ('name' in fields) {
    const trimmed = typeof name === 'string' ? withoutInvisible(name).trim() : '';
    if (!isName(trimmed)) throw authError(400, 'INVALID_NAME');
    change.name = trimmed;
  }
  if ('image' in fields) {
    if (image !== null) throw authError(400, 'INVALID_IMAGE');
    change.image = null;
  }
  if ('language' in fields) {
    if (language !== null && !isLanguage(language)) throw fieldError('language');
    change.language = language;
  }
  return change;
}

/** Also ends the sessions in which the user acts as others, which belong to those. */
function revokeSessions({ database: { db } }: DeleteAccountServices) {
  return hook(['/revoke-sessions', '/revoke-other-sessions'], async (ctx) => {
    const caller = await callerOf(ctx, []);
    if (!caller) return;
    const others = ctx.path === '/revoke-other-sessions' ? ne(sessions.id, caller.sessionId) : undefined;
    await db.transaction((tx) =>
      endSessions(tx, caller.actor, {
        userId: caller.userId,
        acting: true,
        ...(others && { which: others }),
      }),
    );
    return ctx.json({ status: true });
  });
}
