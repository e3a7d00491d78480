import type { GenericEndpointContext } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import { isAPIError } from 'better-auth/api';
import { type AuditEvent, type EventActor, recordEvents } from '../../audit/record-events.ts';
import type { Database } from '../../database/database.ts';
import type { Logger } from '../../http/logger.ts';
import { fieldsOf, hook, textOf } from '../hook.ts';
import { callerOf } from '../session/session-caller.ts';

export interface AdminEventsServices {
  database: Database;
  adminUserIds: readonly string[];
  logger: Pick<Logger, 'error'>;
}

/** Actor and subject of the request, with the subject's previous state. */
interface Before {
  actor: EventActor;
  userId: string;
  role: string;
  profile: Body;
  isBanned: boolean;
  sessionCount: number;
}

type NewEvent = Pick<AuditEvent, 'action' | 'data'>;
type Body = Record<string, unknown>;

/**
 * The events of each endpoint, recorded after a successful answer. Requests that change nothing leave no event, and the
 * text of a ban's reason is not recorded.
 */
const eventsByPath: Record<string, (body: Body, before: Before, returned: unknown) => (NewEvent | false)[]> =
  {
    '/admin/create-user': (_body, { role }) => [{ action: 'user.created', data: { roles: role.split(',') } }],
    '/admin/update-user': (body, before) => {
      const { role, ...others } = fieldsOf(body.data);
      const fields = Object.keys(others).filter((field) => !isSame(others[field], before.profile[field]));
      return [
        fields.length > 0 && { action: 'user.updated', data: { fields } },
        role !== undefined && rolesChanged(before, String(role)),
      ];
    },
    '/admin/set-role': (body, before) => [rolesChanged(before, String(body.role))],
    '/admin/ban-user': (_body, _before, returned) => [
      { action: 'user.banned', data: { until: bannedUntil(returned) } },
    ],
    '/admin/unban-user': (_body, { isBanned }) => [isBanned && { action: 'user.unbanned' }],
    '/admin/impersonate-user': () => [{ action: 'user.impersonated' }],
    '/admin/remove-user': () => [{ action: 'user.deleted' }],
    '/admin/revoke-user-session': (_body, { userId }) => [userId !== '' && revoked(1)],
    '/admin/revoke-user-sessions': (_body, { sessionCount }) => [sessionCount > 0 && revoked(sessionCount)],
  };

/**
 * Hooks that record what admins do to users, through any caller of the endpoint. The event is written after the change
 * in a statement of its own, since better-auth writes the change; an event that cannot be written is logged.
 */
export function recordAdminEvents({ database, adminUserIds, logger }: AdminEventsServices) {
  const state = defineRequestState<Before | undefined>(() => undefined);
  return {
    before: hook(Object.keys(eventsByPath), async (ctx) => {
      const caller = await callerOf(ctx, adminUserIds);
      if (caller) await state.set({ ...(await readBefore(ctx, database)), actor: caller.actor });
    }),
    after: hook(Object.keys(eventsByPath), async (ctx) => {
      const { returned } = ctx.context;
      const before = await state.get();
      if (!before || isAPIError(returned)) return;
      const created = (returned as { user?: { id: string; role: string } }).user;
      const subject = ctx.path === '/admin/create-user' && created ? created : { id: before.userId };
      const events = eventsByPath[ctx.path]?.(fieldsOf(ctx.body), { ...before, ...subject }, returned) ?? [];
      await recordEvents(
        database.db,
        events
          .filter((event) => event !== false)
          .map((event) => ({ ...event, actor: before.actor, subjectId: subject.id })),
      ).catch((error: unknown) => logger.error({ err: error }, 'an event is not recorded'));
    }),
  };
}

/**
 * Reads the user before the endpoint runs: given by a session where one is ended, else by id. A field that the endpoint
 * does not know must not lead to another user.
 */
async function readBefore(
  ctx: GenericEndpointContext,
  { sql }: Pick<Database, 'sql'>,
): Promise<Omit<Before, 'actor'>> {
  const { userId, sessionToken } = fieldsOf(ctx.body);
  const session = textOf(sessionToken);
  const isNamed =
    ctx.path === '/admin/revoke-user-session'
      ? sql`id = (select user_id from sessions where ${session} in (id, token) limit 1)`
      : sql`id = ${textOf(userId)}`;
  const [row] = await sql<Omit<Before, 'actor'>[]>`
    select id as "userId", role, banned as "isBanned",
      json_build_object('name', name, 'image', image, 'language', language) as profile,
      (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > now()) as "sessionCount"
    from users u
    where ${isNamed}`;
  return row ?? { userId: '', role: '', profile: {}, isBanned: false, sessionCount: 0 };
}

/** Whether the given value leaves the field unchanged; surrounding spaces are not stored. */
function isSame(given: unknown, stored: unknown): boolean {
  return (typeof given === 'string' ? given.trim() : given) === stored;
}

function rolesChanged({ role }: Before, given: string): NewEvent | false {
  const from = namesIn(role);
  const to = namesIn(given);
  const isUnchanged = from.length === to.length && from.every((name) => to.includes(name));
  return !isUnchanged && { action: 'user.roles-changed', data: { from, to } };
}

function namesIn(list: string): string[] {
  return [...new Set(list.split(',').map((name) => name.trim()))];
}

function revoked(count: number): NewEvent {
  return { action: 'user.sessions-revoked', data: { count } };
}

function bannedUntil(returned: unknown): string | null {
  const { user } = returned as { user?: { banExpires?: Date | string | null } };
  return user?.banExpires ? new Date(user.banExpires).toISOString() : null;
}
