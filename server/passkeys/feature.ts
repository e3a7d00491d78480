import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { lockForAdmin } from '../auth/admin/lock-for-admin.ts';
import { passkeys as table } from '../database/schema/index.ts';
import type { ServerFeature } from '../features/feature.ts';
import { ipRules } from '../limits/limits.ts';
import { requireUser } from '../users/read-user-detail.ts';
import * as own from './own-passkeys.ts';
import { collectPasskeys, listPasskeys, removePasskey } from './passkey-rows.ts';

/** Sets the cookie of the browser; see server/auth/passkeys/passkeys-plugin.ts. */
const signInOptions = operation.passkeys.signInOptions.handler(async ({ context }) => ({
  ...(await context.callAuth((api, headers) => api.passkeySignInOptions({ headers, returnHeaders: true }))),
}));

/** Sets the cookie of the session. Counts with the codes that are tried from a network. */
const signIn = operation.passkeys.signIn.handler(async ({ context, input: body }) => {
  await context.limiter.consume(ipRules(context.environment.mode).codeTries, context.network);
  return await context.callAuth((api, headers) => api.signInPasskey({ headers, body, returnHeaders: true }));
});

const ofUser = operation.passkeys.ofUser
  .use(requirePermission({ user: ['get'] }))
  .handler(async ({ context: { database }, input: { userId } }) => {
    await requireUser(database, userId);
    return await listPasskeys(database, userId);
  });

const removeOfUser = operation.passkeys.removeOfUser
  .use(requirePermission({ user: ['update'] }))
  .handler(({ context, input }) =>
    context.database.db.transaction(async (tx) => {
      await lockForAdmin(tx, context, input.userId, { user: ['update'] });
      return await removePasskey(tx, context.currentUser, input);
    }),
  );

export const passkeys = {
  operations: { ...own, signInOptions, signIn, ofUser, removeOfUser },
  ownData: { tables: [table], collect: collectPasskeys },
} satisfies ServerFeature;
