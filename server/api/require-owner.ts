import { os } from '@orpc/server';
import { ApiError } from '../config/api-error.ts';
import type { ApiContext } from './api-context.ts';
import { requirePermission } from './require-permission.ts';

/**
 * Allows users to read and write their own account. No role has `account: read`, so a user who may update it may read
 * it. Adds `currentUser` to the operation's context.
 */
export const requireAccount = requirePermission({ account: ['update'] });

/**
 * For what only the user may do or see, not an impersonating admin. Throws NOT_WHILE_IMPERSONATING, and adds
 * `currentUser` and `sessionId` to the operation's context.
 */
export const requireOwner = requireAccount.concat(
  os.$context<ApiContext>().middleware(async ({ context, next }) => {
    const found = await context.session();
    if (!found) throw new ApiError(401, 'UNAUTHORIZED');
    if (found.impersonatedBy !== null) throw new ApiError(403, 'NOT_WHILE_IMPERSONATING');
    return next({ context: { sessionId: found.session.id } });
  }),
);
