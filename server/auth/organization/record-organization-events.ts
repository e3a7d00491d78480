import type { GenericEndpointContext } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import { isAPIError } from 'better-auth/api';
import { organizationRoleOf } from '#contract/tenant-permissions.ts';
import { type AuditEvent, type EventActor, recordEvents } from '../../audit/record-events.ts';
import type { Database } from '../../database/database.ts';
import type { Logger } from '../../http/logger.ts';
import { fieldsOf, hook, textOf } from '../hook.ts';
import { callerOf } from '../session/session-caller.ts';
import { endInvitations } from './end-invitations.ts';

export interface OrganizationEventsServices {
  database: Database;
  logger: Pick<Logger, 'error'>;
}

/** Who asks, and what it is about as it was before. */
interface Before {
  actor: EventActor;
  organizationId: string;
  member: { userId: string; role: string } | undefined;
  hasPicture: boolean;
  /** The one that is asked for. */
  invitation: { organizationId: string; role: string; isPending: boolean } | undefined;
}

type NewEvent = Pick<AuditEvent, 'action' | 'data'>;

/** The events of each endpoint, recorded after a successful answer; undefined where nothing changed. */
const eventByPath: Record<
  string,
  (ctx: GenericEndpointContext, before: Before, created: string) => NewEvent | NewEvent[] | undefined
> = {
  '/organization/create': () => ({ action: 'organization.created' }),
  '/organization/update': ({ body }, { hasPicture }) => {
    const data = fieldsOf(body?.data);
    const fields = Object.keys(data).filter((field) => /^(?:name|slug)$/.test(field));
    return [
      ...(fields.length > 0 ? [{ action: 'organization.updated', data: { fields } } as const] : []),
      // A picture can only be removed there.
      ...('logo' in data && hasPicture ? [{ action: 'organization.picture-removed' } as const] : []),
    ];
  },
  '/organization/delete': () => ({ action: 'organization.deleted' }),
  '/organization/leave': () => ({ action: 'organization.member-left' }),
  '/organization/remove-member': (_ctx, { member }) => ({
    action: 'organization.member-removed',
    data: { user: member?.userId },
  }),
  '/organization/update-member-role': ({ body }, { member }) => {
    const from = organizationRoleOf(member?.role ?? '');
    const to = organizationRoleOf([body?.role].flat().join(','));
    if (from === to) return undefined;
    return { action: 'organization.member-role-changed', data: { user: member?.userId, from, to } };
  },
  '/organization/invite-member': ({ body }, _before, created) => ({
    action: 'organization.invitation-created',
    data: { role: organizationRoleOf([body?.role].flat().join(',')), invitation: created },
  }),
  '/organization/cancel-invitation': (ctx, before) =>
    answered('organization.invitation-canceled', ctx, before),
  '/organization/accept-invitation': (ctx, before) =>
    answered('organization.invitation-accepted', ctx, before),
  '/organization/reject-invitation': (ctx, before) =>
    answered('organization.invitation-declined', ctx, before),
};

/** Who is no member any longer, or has another role now. */
function changedMember(path: string, { actor, member }: Before): string | undefined {
  if (path === '/organization/leave') return actor.id;
  return /(?:remove-member|update-member-role)$/.test(path) ? member?.userId : undefined;
}

/** Cancelling what is no longer open changes nothing. */
function answered(
  action: NewEvent['action'],
  { body }: GenericEndpointContext,
  { invitation }: Before,
): NewEvent | undefined {
  if (!invitation?.isPending) return undefined;
  return { action, data: { role: invitation.role, invitation: textOf(body?.invitationId) } };
}

/**
 * Hooks that record what members do to organizations, through any caller of the endpoint. As better-auth writes the
 * change, the event is a statement of its own after it; one that cannot be written is logged.
 */
export function recordOrganizationEvents({ database, logger }: OrganizationEventsServices) {
  const state = defineRequestState<Before | undefined>(() => undefined);
  const paths = Object.keys(eventByPath);
  return {
    before: hook(paths, async (ctx) => {
      const caller = await callerOf(ctx, []);
      if (caller) await state.set({ ...(await readBefore(ctx, database)), actor: caller.actor });
    }),
    after: hook(paths, async (ctx) => {
      const { returned } = ctx.context;
      const before = await state.get();
      if (!before || isAPIError(returned)) return;
      const created = (returned as { id?: string } | undefined)?.id ?? '';
      const events = [eventByPath[ctx.path]?.(ctx, before, created) ?? []].flat();
      if (events.length === 0) return;
      const subjectId = ctx.path === '/organization/create' ? created : before.organizationId;
      const { actor } = before;
      await database.db
        .transaction(async (tx) => {
          const userId = changedMember(ctx.path, before);
          const ended = userId === undefined ? [] : await endInvitations(tx, subjectId, userId);
          await recordEvents(
            tx,
            [...events, ...ended].map((each) => ({ ...each, actor, subjectId })),
          );
        })
        .catch((error: unknown) => logger.error({ err: error }, 'an event is not recorded'));
    }),
  };
}

/** Endpoints that find the organization by an invitation, whatever else a body holds. */
const byInvitation = /(?:accept|reject|cancel)-invitation$/;

/**
 * As better-auth finds them: the active organization where none is named, a member by id or address. What an endpoint
 * ignores is ignored here, too: it would lead the event to another organization.
 */
async function readBefore(
  ctx: GenericEndpointContext,
  { sql }: Pick<Database, 'sql'>,
): Promise<Omit<Before, 'actor'>> {
  const { organizationId, memberId, memberIdOrEmail, invitationId } = fieldsOf(ctx.body);
  const session = await ctx.context.session;
  const active = (session?.session as { activeOrganizationId?: string | null } | undefined)
    ?.activeOrganizationId;
  const given = textOf(organizationId) || (active ?? '');
  const asked = byInvitation.test(ctx.path) ? textOf(invitationId) : '';
  const [found] = await sql<{ organizationId: string; role: string | null; isPending: boolean }[]>`
    select organization_id as "organizationId", role, status = 'pending' as "isPending" from invitations
    where id = ${asked}`;
  const invitation = found && { ...found, role: organizationRoleOf(found.role ?? '') };
  const id = asked === '' ? given : (invitation?.organizationId ?? '');
  const named = textOf(memberId ?? memberIdOrEmail);
  const [member] = await sql<{ userId: string; role: string }[]>`
    select m.user_id as "userId", m.role from members m join users u on u.id = m.user_id
    where m.organization_id = ${id} and (m.id = ${named} or u.email = lower(${named}))`;
  const withPicture = await sql`select from organizations where id = ${id} and logo is not null`;
  return {
    organizationId: id,
    member,
    hasPicture: withPicture.length > 0,
    invitation,
  };
}
