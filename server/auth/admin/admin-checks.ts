import type { GenericEndpointContext } from '@better-auth/core';
import { isRole, type Permissions } from '#contract/permissions.ts';
import { banReasonSchema } from '#contract/users/ban-input.ts';
import { normalizeEmail } from '#contract/validation/email.ts';
import { fieldsOf, rejectOtherFields } from '#server/auth/request-fields.ts';
import type { Database } from '../../database/database.ts';
import { deletionBlockersOf } from '../account/deletion-blockers.ts';
import { authError, fieldError } from '../auth-error.ts';
import { hook } from '../hook.ts';
import { invalidListField, type ListFields } from '../list-query.ts';
import { type Caller, callerMay, callerOf, rolesOf } from '../session/session-caller.ts';

/** What an admin may write into another's record at /admin/update-user. A ban has its own endpoint. */
const updatableFields = ['name', 'image', 'language', 'role'];
const creatableFields = ['image', 'language'];

/** At most this many users are listed at once. */
const longestUserList = 100;

interface Check {
  /** What better-auth's admin plugin wants of the caller here. */
  wanted: Permissions;
  /** Throws, or returns what the endpoint gets instead. */
  check?(ctx: GenericEndpointContext, caller: Caller): object | undefined | Promise<object | undefined>;
}

/** What `/admin/list-users` can be sorted and filtered by. */
const userListFields: ListFields = {
  sorted: ['id', 'name', 'email', 'role', 'banned', 'language', 'createdAt', 'updatedAt'],
  texts: ['id', 'name', 'email', 'role', 'language'],
  flags: ['banned', 'emailVerified'],
  // A limit of any kind is brought into its bounds.
  counts: ['offset'],
};

interface AdminChecksServices {
  database: Pick<Database, 'sql'>;
  adminUserIds: readonly string[];
}

/**
 * Checks before the endpoints of better-auth's admin plugin. Each speaks up only for callers whom the plugin would let
 * through there, so that all others get its own 'not allowed'. That one admin remains is held by the table itself
 * (0002_rules.sql).
 */
export function checkAdminRequest({ database, adminUserIds }: AdminChecksServices) {
  const checks: Record<string, Check> = {
    '/admin/set-role': {
      wanted: { user: ['set-role'] },
      check: (ctx, caller) => {
        const role = checkRoles(caller, ctx.body?.userId, ctx.body?.role);
        return { body: { role } };
      },
    },
    '/admin/update-user': {
      wanted: { user: ['update'] },
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
      wanted: { user: ['create'] },
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
      wanted: { user: ['ban'] },
      check: (ctx) => {
        const seconds: unknown = ctx.body?.banExpiresIn;
        if (seconds !== undefined && !isBanLength(seconds)) throw fieldError('banExpiresIn');
        const reason: unknown = ctx.body?.banReason;
        if (reason !== undefined && !isBanReason(reason)) throw fieldError('banReason');
        return undefined;
      },
    },
    '/admin/impersonate-user': {
      wanted: { user: ['impersonate'] },
      check: async (ctx) => {
        // better-auth lets those of ADMIN_USER_IDS do everything, this too.
        const target = await ctx.context.internalAdapter.findUserById(String(ctx.body?.userId));
        if (target && rolesOf(target, adminUserIds).includes('admin')) {
          throw authError(403, 'YOU_CANNOT_IMPERSONATE_ADMINS');
        }
        return undefined;
      },
    },
    '/admin/list-users': {
      wanted: { user: ['list'] },
      check: (ctx) => {
        const field = invalidListField(fieldsOf(ctx.query), userListFields);
        if (field) throw fieldError(field);
        const limit = Math.trunc(Number(ctx.query?.limit ?? longestUserList));
        return { query: { limit: limit >= 1 ? Math.min(limit, longestUserList) : longestUserList } };
      },
    },
    '/admin/get-user': { wanted: { user: ['get'] } },
    '/admin/unban-user': { wanted: { user: ['ban'] } },
    '/admin/remove-user': {
      wanted: { user: ['delete'] },
      check: async (ctx, caller) => {
        const userId = String(ctx.body?.userId);
        if (caller.userId === userId) return undefined;
        // The tables hold both, but better-auth deletes sessions and linked accounts before it comes to them. Users
        // delete their own account by account/delete-account.ts.
        const { isLastAdmin, isSoleOwner } = await deletionBlockersOf(database, userId);
        if (isLastAdmin) throw authError(400, 'LAST_ADMIN');
        if (isSoleOwner) throw authError(400, 'SOLE_OWNER');
        return undefined;
      },
    },
    '/admin/list-user-sessions': { wanted: { session: ['list'] } },
    '/admin/revoke-user-session': { wanted: { session: ['revoke'] } },
    '/admin/revoke-user-sessions': { wanted: { session: ['revoke'] } },
  };
  return hook(Object.keys(checks), async (ctx) => {
    const caller = await callerOf(ctx, adminUserIds);
    const endpoint = checks[ctx.path];
    if (!endpoint || !callerMay(caller, endpoint.wanted)) return;
    // The tables end such sessions when the user becomes an admin (0006_admins.sql); configured ids they do not know.
    if (caller.isImpersonated) throw authError(403, 'NOT_WHILE_IMPERSONATING');
    const context = await endpoint.check?.(ctx, caller);
    return context && { context };
  });
}

/** From a second up to a hundred years; far beyond that no date can tell the end. */
function isBanLength(seconds: unknown): boolean {
  return typeof seconds === 'number' && seconds >= 1 && seconds <= 100 * 366 * 24 * 3600;
}

function isBanReason(reason: unknown): boolean {
  return banReasonSchema.safeParse(reason).success;
}

/**
 * A list of roles in any of the accepted forms.
 * @throws {APIError} when a role does not exist, or when the caller would take his own admin role away
 */
function checkRoles(caller: Caller, userId: unknown, given: unknown): string[] {
  const roles = splitRoles(given);
  const demotes = caller.roles.includes('admin') && !roles.includes('admin');
  // better-auth, too, makes a text of what it gets.
  if (demotes && String(userId) === caller.userId) throw authError(400, 'YOU_CANNOT_DEMOTE_YOURSELF');
  return roles;
}

/** 'user,admin', ['user', 'admin'] and 'user' as a list. */
function splitRoles(given: unknown): string[] {
  const list: unknown[] = Array.isArray(given) ? given : [given];
  if (!list.every((item) => typeof item === 'string')) throw authError(400, 'INVALID_ROLE_TYPE');
  const names = [...new Set(list.flatMap((item) => item.split(',')).map((name) => name.trim()))];
  if (!names.every(isRole)) throw authError(400, 'YOU_ARE_NOT_ALLOWED_TO_SET_NON_EXISTENT_VALUE');
  return names;
}
