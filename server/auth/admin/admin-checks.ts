import type { GenericEndpointContext } from '@better-auth/core';
import { isRole, type Permissions } from '#contract/permissions.ts';
import { banReasonSchema } from '#contract/users/ban-input.ts';
import { normalizeEmail } from '#contract/validation/email.ts';
import type { Database } from '../../database/database.ts';
import { deletionBlockersOf } from '../account/deletion-blockers.ts';
import { authError, fieldError } from '../auth-error.ts';
import { fieldsOf, hook, rejectOtherFields, textOf } from '../hook.ts';
import { invalidListField, type ListFields } from '../list-query.ts';
import { type Caller, callerMay, callerOf, rolesOf } from '../session/session-caller.ts';

/** Fields of a user that an admin may set at /admin/update-user. Bans have an endpoint of their own. */
const updatableFields = ['name', 'image', 'language', 'role'];
const creatableFields = ['image', 'language'];

/** Maximum number of users in one list. */
const longestUserList = 100;

interface Check {
  /** Permissions that better-auth's admin plugin requires of the caller here. */
  permissions: Permissions;
  /** Throws, or returns changes to the request's context. */
  check?(ctx: GenericEndpointContext, caller: Caller): object | undefined | Promise<object | undefined>;
}

const userListFields: ListFields = {
  sorted: ['id', 'name', 'email', 'role', 'banned', 'language', 'createdAt', 'updatedAt'],
  texts: ['id', 'name', 'email', 'role', 'language'],
  flags: ['banned', 'emailVerified'],
  // Any limit is clamped to its bounds.
  counts: ['offset'],
};

interface AdminChecksServices {
  database: Pick<Database, 'sql'>;
  adminUserIds: readonly string[];
}

/**
 * Checks before the endpoints of better-auth's admin plugin. Each applies only to callers whom the plugin would let
 * through, so that all others get its own 'not allowed' error. The table itself ensures that one admin remains
 * (0000_baseline.sql).
 */
export function checkAdminRequest({ database, adminUserIds }: AdminChecksServices) {
  const checks: Record<string, Check> = {
    '/admin/set-role': {
      permissions: { user: ['set-role'] },
      check: (ctx, caller) => {
        const role = checkRoles(caller, ctx.body?.userId, ctx.body?.role);
        return { body: { role } };
      },
    },
    '/admin/update-user': {
      permissions: { user: ['update'] },
      check: (ctx, caller) => {
        const data = fieldsOf(ctx.body?.data);
        const fields = Object.keys(data);
        if (fields.some((field) => field.startsWith('email'))) {
          throw authError(403, 'YOU_ARE_NOT_ALLOWED_TO_SET_USERS_EMAIL');
        }
        rejectOtherFields(fields, [...updatableFields, 'id', 'password']);
        if (data.role === undefined) return undefined;
        return { body: { data: { role: checkRoles(caller, ctx.body?.userId, data.role) } } };
      },
    },
    '/admin/create-user': {
      permissions: { user: ['create'] },
      check: (ctx) => {
        if (ctx.body?.password !== undefined) throw authError(400, 'FIELD_NOT_ALLOWED');
        rejectOtherFields(Object.keys(fieldsOf(ctx.body?.data)), creatableFields);
        const email = normalizeEmail(ctx.body?.email);
        if (email === undefined) throw authError(400, 'INVALID_EMAIL');
        if (ctx.body?.role === undefined) return { body: { email } };
        return { body: { email, role: splitRoles(ctx.body.role) } };
      },
    },
    '/admin/ban-user': {
      permissions: { user: ['ban'] },
      check: (ctx) => {
        const seconds: unknown = ctx.body?.banExpiresIn;
        if (seconds !== undefined && !isBanLength(seconds)) throw fieldError('banExpiresIn');
        const reason: unknown = ctx.body?.banReason;
        if (reason !== undefined && !isBanReason(reason)) throw fieldError('banReason');
        return undefined;
      },
    },
    '/admin/impersonate-user': {
      permissions: { user: ['impersonate'] },
      check: async (ctx) => {
        // better-auth allows the users of ADMIN_USER_IDS everything, including this.
        const target = await ctx.context.internalAdapter.findUserById(textOf(ctx.body?.userId));
        if (target && rolesOf(target, adminUserIds).includes('admin')) {
          throw authError(403, 'YOU_CANNOT_IMPERSONATE_ADMINS');
        }
        return undefined;
      },
    },
    '/admin/list-users': {
      permissions: { user: ['list'] },
      check: (ctx) => {
        const field = invalidListField(fieldsOf(ctx.query), userListFields);
        if (field) throw fieldError(field);
        const limit = Math.trunc(Number(ctx.query?.limit ?? longestUserList));
        return { query: { limit: limit >= 1 ? Math.min(limit, longestUserList) : longestUserList } };
      },
    },
    '/admin/get-user': { permissions: { user: ['get'] } },
    '/admin/unban-user': { permissions: { user: ['ban'] } },
    '/admin/remove-user': {
      permissions: { user: ['delete'] },
      check: async (ctx, caller) => {
        const userId = textOf(ctx.body?.userId);
        if (caller.userId === userId) return undefined;
        // The tables enforce both, but better-auth deletes sessions and linked accounts before it reaches them. Users
        // delete their own account through account/delete-account.ts.
        const { isLastAdmin, isSoleOwner, ownedAlone } = await deletionBlockersOf(database, userId);
        if (isLastAdmin) throw authError(400, 'LAST_ADMIN');
        if (isSoleOwner) throw authError(400, 'SOLE_OWNER', { organizations: ownedAlone });
        return undefined;
      },
    },
    '/admin/list-user-sessions': { permissions: { session: ['list'] } },
    '/admin/revoke-user-session': { permissions: { session: ['revoke'] } },
    '/admin/revoke-user-sessions': { permissions: { session: ['revoke'] } },
  };
  return hook(Object.keys(checks), async (ctx) => {
    const caller = await callerOf(ctx, adminUserIds);
    const endpoint = checks[ctx.path];
    if (!endpoint || !callerMay(caller, endpoint.permissions)) return;
    // The tables end such sessions when the user becomes an admin (0000_baseline.sql), but do not know configured ids.
    if (caller.isImpersonated) throw authError(403, 'NOT_WHILE_IMPERSONATING');
    rejectOtherIds(ctx.body);
    const context = await endpoint.check?.(ctx, caller);
    return context && { context };
  });
}

/** better-auth converts anything to a string; the checks here and the audit trail know ids as strings only. */
function rejectOtherIds(body: unknown): void {
  const fields = fieldsOf(body);
  for (const name of ['userId', 'sessionToken']) {
    if (fields[name] !== undefined && typeof fields[name] !== 'string') throw fieldError(name);
  }
}

/** From one second to a hundred years; far beyond that, dates overflow. */
function isBanLength(seconds: unknown): boolean {
  return typeof seconds === 'number' && seconds >= 1 && seconds <= 100 * 366 * 24 * 3600;
}

function isBanReason(reason: unknown): boolean {
  return banReasonSchema.safeParse(reason).success;
}

/**
 * Normalizes a list of roles in any accepted form.
 * @throws {APIError} when a role does not exist, or when the caller would remove their own admin role
 */
function checkRoles(caller: Caller, userId: unknown, given: unknown): string[] {
  const roles = splitRoles(given);
  const demotes = caller.roles.includes('admin') && !roles.includes('admin');
  if (demotes && userId === caller.userId) throw authError(400, 'YOU_CANNOT_DEMOTE_YOURSELF');
  return roles;
}

/** Converts 'user,admin', ['user', 'admin'] or 'user' to a list. */
function splitRoles(given: unknown): string[] {
  const list: unknown[] = Array.isArray(given) ? given : [given];
  if (!list.every((item) => typeof item === 'string')) throw authError(400, 'INVALID_ROLE_TYPE');
  const names = [...new Set(list.flatMap((item) => item.split(',')).map((name) => name.trim()))];
  // Without a role nothing would be stored, and no filter of the list find the user.
  if (names.length === 0 || !names.every(isRole))
    throw authError(400, 'YOU_ARE_NOT_ALLOWED_TO_SET_NON_EXISTENT_VALUE');
  return names;
}
