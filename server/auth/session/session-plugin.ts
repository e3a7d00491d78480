import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { rolesOf } from './session-caller.ts';

/**
 * Hides session tokens from scripts: responses contain a session's id in place of its token.
 */
export function sessionPlugin({ adminUserIds }: { adminUserIds: readonly string[] }) {
  return {
    id: 'session-ids',
    hooks: {
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
