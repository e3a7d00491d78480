import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';
import * as z from 'zod';
import { asSelf, recordEvents } from '../../audit/record-events.ts';
import type { Database } from '../../database/database.ts';
import { sessions } from '../../sessions/tables.ts';
import { authError } from '../auth-error.ts';
import { clientAddressHeader } from '../client-headers.ts';
import { rolesOf } from '../session/session-caller.ts';
import { lockForAdmin } from './lock-for-admin.ts';

/** How long an admin acts as somebody else. */
const actingSeconds = 3600;

interface ActAsUserServices {
  database: Pick<Database, 'db'>;
  adminUserIds: readonly string[];
}

/**
 * Begins a session in which the caller acts as another user, and sets its cookies, as better-auth's own endpoint does;
 * its /admin/stop-impersonating leads back by them. Here the session and its audit event are one transaction. It has no
 * path, and so no address: the operation calls it, which asks for the permission. Triggers refuse banned users, and who
 * becomes an admin at the same moment (0000_baseline.sql).
 */
export function actAsUser({ database: { db }, adminUserIds }: ActAsUserServices) {
  return createAuthEndpoint(
    { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
    async (ctx) => {
      const own = await getSessionFromCtx(ctx);
      if (!own) throw authError(401, 'UNAUTHORIZED');
      const { authCookies, createAuthCookie, secret } = ctx.context;
      const acting = await db.transaction(async (tx) => {
        const admin = { currentUser: own.user, environment: { adminUserIds } };
        const user = await lockForAdmin(tx, admin, ctx.body.userId, { user: ['impersonate'] });
        if (rolesOf(user, adminUserIds).includes('admin'))
          throw authError(403, 'YOU_CANNOT_IMPERSONATE_ADMINS');
        const [session] = await tx
          .insert(sessions)
          .values({
            id: crypto.randomUUID(),
            token: generateRandomString(32),
            userId: user.id,
            impersonatedBy: own.user.id,
            expiresAt: new Date(Date.now() + actingSeconds * 1000),
            ipAddress: ctx.headers.get(clientAddressHeader()) ?? '',
            userAgent: ctx.headers.get('user-agent') ?? '',
          })
          .returning();
        await recordEvents(tx, [
          { actor: asSelf(own.user.id), action: 'user.impersonated', subjectId: user.id },
        ]);
        return session && { session, user };
      });
      if (!acting) throw new Error('the session that was just written is gone');
      deleteSessionCookie(ctx);
      const value = `${own.session.token}:`;
      const { attributes } = authCookies.sessionToken;
      await ctx.setSignedCookie(createAuthCookie('admin_session').name, value, secret, attributes);
      await setSessionCookie(ctx, acting, true);
      return ctx.json({ id: acting.user.id });
    },
  );
}
