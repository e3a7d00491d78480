import type { BetterAuthPlugin } from '@better-auth/core';
import { fieldsOf, hook, rejectOtherFields } from '../hook.ts';
import { notWhileImpersonating } from '../session/session-caller.ts';
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

/** Fields that users may update. The address is let through to better-auth's own error. */
const ownFields = ['name', 'image', 'language', 'email'];

export function accountPlugin(services: DeleteAccountServices) {
  return {
    id: 'account',
    hooks: {
      before: [
        notWhileImpersonating(ownPaths, services),
        // better-auth would silently ignore other fields. For the allowed values see database-hooks.ts.
        hook('/update-user', async (ctx) => rejectOtherFields(Object.keys(fieldsOf(ctx.body)), ownFields)),
        deleteAccount(services),
        unlinkAccount(services),
      ],
    },
  } satisfies BetterAuthPlugin;
}
