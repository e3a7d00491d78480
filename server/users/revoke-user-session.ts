import { and, eq } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import { sessions } from '../database/schema/index.ts';

/** Ends a session of that user and no other's, so that a mistaken address ends nothing. */
export const revokeUserSession = operation.users.revokeSession
  .use(requirePermission({ session: ['revoke'] }))
  .handler(async ({ context, input: { id, sessionId } }) => {
    const found = await context.database.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)));
    if (found.length === 0) throw new ApiError(404, 'NOT_FOUND');
    // Sessions are named by id where better-auth says token: see session-plugin.ts.
    await context.callAuth((api, headers) =>
      api.revokeUserSession({ headers, body: { sessionToken: sessionId }, returnHeaders: true }),
    );
    return { count: 1 };
  });
