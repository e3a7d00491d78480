import { authError } from '../auth-error.ts';
import { hook } from '../hook.ts';
import { callerOf } from '../session/session-caller.ts';

/** Blocks admins who act as a user from endpoints, as the product's own operations do. */
export function notWhileImpersonating(
  paths: readonly string[] | RegExp,
  { adminUserIds }: { adminUserIds: readonly string[] },
) {
  return hook(paths, async (ctx) => {
    const caller = await callerOf(ctx, adminUserIds);
    if (caller?.isImpersonated) throw authError(403, 'NOT_WHILE_IMPERSONATING');
  });
}
