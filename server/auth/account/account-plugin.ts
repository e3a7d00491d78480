import type { BetterAuthPlugin } from '@better-auth/core';
import { authError } from '../auth-error.ts';
import { hook } from '../hook.ts';
import { fieldsOf, rejectOtherFields } from '../request-fields.ts';
import { callerOf } from '../session/session-caller.ts';
import { type DeleteAccountServices, deleteAccount } from './delete-account.ts';
import { unlinkAccount } from './unlink-account.ts';

/** Endpoints for the user only. /delete-user does its own check (delete-account.ts). */
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
 * Organisations belong to their members, and membership changes are made in their names: an impersonating admin cannot
 * invite, join, leave, rename or delete. Reading and choosing the active organisation remain allowed.
 */
const organizationWrites = /^\/organization\/(?!get-|list|check-|has-|set-active)/;

/** Fields that users may update. The address is let through to better-auth's own error. */
const ownFields = ['name', 'image', 'language', 'email'];

export function accountPlugin(services: DeleteAccountServices) {
  const { adminUserIds } = services;
  /** Blocks impersonating admins from the user's account, as the product's own operations do. */
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
        // better-auth would silently ignore other fields. For the allowed values see profile-fields.ts.
        hook('/update-user', async (ctx) => rejectOtherFields(Object.keys(fieldsOf(ctx.body)), ownFields)),
        deleteAccount(services),
        unlinkAccount(services),
      ],
    },
  } satisfies BetterAuthPlugin;
}
