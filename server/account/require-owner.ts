import { os } from '@orpc/server';
import type { ApiContext } from '../api/api-context.ts';
import { requirePermission } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';

/**
 * Lets users read and write their own account. Nobody has `account: read`, so whoever may update it may read it.
 * Gives the operation `currentUser`.
 */
export const requireAccount = requirePermission({ account: ['update'] });

/**
 * For what only the user may do or see, not an admin who acts as the user. Throws NOT_WHILE_IMPERSONATING, and
 * gives the operation `currentUser` and `sessionId`.
 */
export const requireOwner = requireAccount.concat(
  os.$context<ApiContext>().middleware(async ({ context, next }) => {
    const found = await context.session();
    if (!found) throw new ApiError(401, 'UNAUTHORIZED');
    if (found.impersonatedBy !== null) throw new ApiError(403, 'NOT_WHILE_IMPERSONATING');
    return next({ context: { sessionId: found.session.id } });
  }),
);
