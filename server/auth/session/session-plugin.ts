import type { BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { hook, textOf } from '../hook.ts';
import { rolesOf } from './session-caller.ts';

/** Where better-auth expects a session's token; here clients identify sessions by id. */
const tokenFields: Record<string, string> = {
  '/revoke-session': 'token',
  '/admin/revoke-user-session': 'sessionToken',
};

/**
 * Hides session tokens from scripts: responses contain a session's id in place of its token, and requests may identify
 * a session by that id.
 */
export function sessionPlugin({ adminUserIds }: { adminUserIds: readonly string[] }) {
  return {
    id: 'session-ids',
    hooks: {
      before: [
        hook(Object.keys(tokenFields), async (ctx) => {
          const field = tokenFields[ctx.path] ?? '';
          return { context: { body: { [field]: await tokenOf(ctx, ctx.body?.[field]) } } };
        }),
      ],
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            const { returned } = ctx.context;
            if (typeof returned !== 'object' || returned === null) return;
            if (returned instanceof Response || isAPIError(returned)) return;
            const shown = withoutTokens(returned) as Record<string, unknown>;
            return ctx.json(ctx.path === '/get-session' ? withConfiguredRole(shown, adminUserIds) : shown);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

async function tokenOf(ctx: GenericEndpointContext, sessionId: unknown): Promise<string> {
  const session = await ctx.context.adapter.findOne<{ token: string }>({
    model: 'session',
    where: [{ field: 'id', value: textOf(sessionId) }],
  });
  return session?.token ?? '';
}

function withoutTokens(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTokens);
  if (!isPlain(value)) return value;
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'token' || isSession(value))
    .map(([name, item]) => [name, name === 'token' ? value.id : withoutTokens(item)]);
  return Object.fromEntries(entries);
}

function isSession(value: Record<string, unknown>): boolean {
  return typeof value.id === 'string' && 'userId' in value && 'expiresAt' in value;
}

function withConfiguredRole(
  value: Record<string, unknown>,
  adminUserIds: readonly string[],
): Record<string, unknown> {
  if (!isPlain(value.user)) return value;
  const { user } = value;
  const roles = rolesOf({ id: String(user.id), role: String(user.role ?? '') }, adminUserIds);
  return { ...value, user: { ...user, role: roles.join(',') } };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
