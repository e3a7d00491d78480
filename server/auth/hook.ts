import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import { authError } from './auth-error.ts';

type Paths = string | readonly string[] | RegExp | ((path: string) => boolean);
type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/**
 * A hook around better-auth's endpoints, for the lists of a plugin. Before an endpoint, `{ context }` changes its
 * input, a response replaces it, and an error rejects the request; after it, a response replaces the endpoint's own.
 * @param paths one path, several, or a pattern or function that matches them
 */
export function hook(
  paths: Paths,
  handler: (ctx: HookContext) => Promise<unknown>,
): NonNullable<NonNullable<BetterAuthPlugin['hooks']>['before']>[number] {
  return {
    matcher: ({ path }) => path !== undefined && matches(paths, path),
    handler: createAuthMiddleware(handler),
  };
}

function matches(paths: Paths, path: string): boolean {
  if (typeof paths === 'function') return paths(path);
  if (paths instanceof RegExp) return paths.test(path);
  return typeof paths === 'string' ? path === paths : paths.includes(path);
}

/** @throws {APIError} FIELD_NOT_ALLOWED, naming the fields that may not be written */
export function rejectOtherFields(fields: readonly string[], allowed: readonly string[]): void {
  const others = fields.filter((field) => !allowed.includes(field));
  if (others.length > 0) throw authError(400, 'FIELD_NOT_ALLOWED', { fields: others });
}

/** Returns a part of a request's body that should be an object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
