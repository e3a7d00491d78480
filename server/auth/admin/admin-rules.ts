import type { BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import { isRole, type Permissions } from '#contract/permissions.ts';
import { banReasonSchema } from '#contract/validation/ban.ts';
import { normalizeEmail } from '#contract/validation/email.ts';
import { fieldsOf, refuseOtherFields } from '#server/auth/refuse-other-fields.ts';
import { refuse, rejectField } from '../refuse.ts';
import { type Caller, callerMay, callerOf, rolesOf } from '../session/session-caller.ts';

/** What an admin may write into another's record at /admin/update-user. A ban has its own endpoint. */
const updatableFields = ['name', 'image', 'language', 'role'];
const creatableFields = ['image', 'language'];

/** At most this many users are listed at once. */
const longestUserList = 100;

interface Guard {
  /** What the plugin wants of the caller here. */
  wanted: Permissions;
  /** Throws a refusal, or returns what the endpoint gets instead. */
  check?(ctx: GenericEndpointContext, caller: Caller): object | undefined | Promise<object | undefined>;
}

/**
 * Rules beside better-auth's admin plugin. Each speaks up only for callers whom the plugin would let through there, so
 * that all others get its own 'not allowed'. That one admin remains is held by the table itself (0002_rules.sql).
 */
export function adminRules({ adminUserIds }: { adminUserIds: readonly string[] }) {
  const guards: Record<string, Guard> = {
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
          throw refuse(403, 'YOU_ARE_NOT_ALLOWED_TO_SET_USERS_EMAIL');
        }
        refuseOtherFields(fields, [...updatableFields, 'id', 'password']);
        if (data.role === undefined) return undefined;
        return { body: { data: { role: checkRoles(caller, ctx.body?.userId, data.role) } } };
      },
    },
    '/admin/create-user': {
      wanted: { user: ['create'] },
      check: (ctx) => {
        if (ctx.body?.password !== undefined) throw refuse(400, 'FIELD_NOT_ALLOWED');
        refuseOtherFields(Object.keys(fieldsOf(ctx.body?.data)), creatableFields);
        const email = normalizeEmail(ctx.body?.email);
        if (email === undefined) throw refuse(400, 'INVALID_EMAIL');
        if (ctx.body?.role === undefined) return { body: { email } };
        return { body: { email, role: splitRoles(ctx.body.role) } };
      },
    },
    '/admin/ban-user': {
      wanted: { user: ['ban'] },
      check: (ctx) => {
        const seconds: unknown = ctx.body?.banExpiresIn;
        if (seconds !== undefined && !isBanLength(seconds)) throw rejectField('banExpiresIn');
        const reason: unknown = ctx.body?.banReason;
        if (reason !== undefined && !isBanReason(reason)) throw rejectField('banReason');
        return undefined;
      },
    },
    '/admin/impersonate-user': {
      wanted: { user: ['impersonate'] },
      check: async (ctx) => {
        // better-auth lets those of ADMIN_USER_IDS do everything, this too.
        const target = await ctx.context.internalAdapter.findUserById(String(ctx.body?.userId));
        if (target && rolesOf(target, adminUserIds).includes('admin')) {
          throw refuse(403, 'YOU_CANNOT_IMPERSONATE_ADMINS');
        }
        return undefined;
      },
    },
    '/admin/list-users': {
      wanted: { user: ['list'] },
      check: (ctx) => {
        const limit = Math.trunc(Number(ctx.query?.limit ?? longestUserList));
        return { query: { limit: limit >= 1 ? Math.min(limit, longestUserList) : longestUserList } };
      },
    },
    '/admin/get-user': { wanted: { user: ['get'] } },
    '/admin/unban-user': { wanted: { user: ['ban'] } },
    '/admin/remove-user': { wanted: { user: ['delete'] } },
    '/admin/list-user-sessions': { wanted: { session: ['list'] } },
    '/admin/revoke-user-session': { wanted: { session: ['revoke'] } },
    '/admin/revoke-user-sessions': { wanted: { session: ['revoke'] } },
  };
  return {
    id: 'admin-rules',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && path in guards,
          handler: createAuthMiddleware(async (ctx) => {
            const caller = await callerOf(ctx, adminUserIds);
            const guard = guards[ctx.path];
            if (!guard || !callerMay(caller, guard.wanted)) return;
            // The tables end such sessions when the person becomes an admin (0006_admins.sql); configured ids they do
            // not know.
            if (caller.isImpersonated) throw refuse(403, 'NOT_WHILE_IMPERSONATING');
            const context = await guard.check?.(ctx, caller);
            return context && { context };
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
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
  if (demotes && String(userId) === caller.userId) throw refuse(400, 'YOU_CANNOT_DEMOTE_YOURSELF');
  return roles;
}

/** 'user,admin', ['user', 'admin'] and 'user' as a list. */
function splitRoles(given: unknown): string[] {
  const list: unknown[] = Array.isArray(given) ? given : [given];
  if (!list.every((item) => typeof item === 'string')) throw refuse(400, 'INVALID_ROLE_TYPE');
  const names = [...new Set(list.flatMap((item) => item.split(',')).map((name) => name.trim()))];
  if (!names.every(isRole)) throw refuse(400, 'YOU_ARE_NOT_ALLOWED_TO_SET_NON_EXISTENT_VALUE');
  return names;
}
