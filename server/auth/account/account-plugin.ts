import type { BetterAuthPlugin } from '@better-auth/core';
import { authError } from '../auth-error.ts';
import { hook } from '../hook.ts';
import { fieldsOf, rejectOtherFields } from '../request-fields.ts';
import { callerOf } from '../session/session-caller.ts';
import { type DeleteAccountServices, deleteAccount } from './delete-account.ts';
import { unlinkAccount } from './unlink-account.ts';

/** What only the user may do or see. /delete-user says so itself (delete-account.ts). */
const ownPaths = [
  '/update-user',
  '/link-social',
  '/unlink-account',
  '/list-accounts',
  '/electron/transfer-user',
  '/list-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
];

/**
 * Organisations belong to their members, and who is one is changed in their names: nobody else invites, joins, leaves,
 * renames or deletes. Reading and choosing the active one remain.
 */
const organizationWrites = /^\/organization\/(?!get-|list|check-|has-|set-active)/;

/** What users may write into their own record. The address is let through to better-auth's own refusal. */
const ownFields = ['name', 'image', 'language', 'email'];

/** What users do with their own account. */
export function accountPlugin(services: DeleteAccountServices) {
  const { adminUserIds } = services;
  /** Keeps admins who act as somebody out of that user's account, as the product's own operations do. */
  const notWhileImpersonating = (paths: readonly string[] | RegExp) =>
    hook(paths, async (ctx) => {
      const caller = await callerOf(ctx, adminUserIds);
      if (caller?.isImpersonated) throw authError(403, 'NOT_WHILE_IMPERSONATING');
    });
  return {
    id: 'account',
    hooks: {
      before: [
        notWhileImpersonating(ownPaths),
        notWhileImpersonating(organizationWrites),
        // better-auth would pass over other fields in silence; what these may hold: profile-fields.ts.
        hook('/update-user', async (ctx) => rejectOtherFields(Object.keys(fieldsOf(ctx.body)), ownFields)),
        deleteAccount(services),
        unlinkAccount(services),
      ],
    },
  } satisfies BetterAuthPlugin;
}
