import type { BetterAuthPlugin } from '@better-auth/core';
import { organization as plugin } from 'better-auth/plugins/organization';
import { organizationRoles } from '#contract/tenant-permissions.ts';
import { normalizeEmail } from '#contract/validation/email.ts';
import type { Environment } from '../../config/environment.ts';
import type { Database } from '../../database/database.ts';
import type { Logger } from '../../http/logger.ts';
import { authError } from '../auth-error.ts';
import { fieldsOf, hook, textOf } from '../hook.ts';
import { callerOf, notWhileImpersonating } from '../session/session-caller.ts';
import {
  checkAcceptance,
  checkCancellation,
  checkNewInvitation,
  type InvitationRulesServices,
} from './invitation-rules.ts';
import type { InvitationMailServices } from './mail-invitation.ts';
import { organizationLimits, organizationOptions } from './organization-options.ts';
import { createOrganizationPictures } from './organization-pictures.ts';
import { type OrganizationEventsServices, recordOrganizationEvents } from './record-organization-events.ts';

interface OrganizationServices extends Pick<InvitationMailServices, 'mailer'> {
  database: Database;
  environment: Environment;
  logger: Pick<Logger, 'error'>;
  /** Others than those of the product. */
  organizationLimits?: object | undefined;
}

/**
 * Organizations belong to their members, and membership changes are made in their names: an impersonating admin cannot
 * invite, join, leave, rename or delete. Reading and choosing the active organization remain allowed.
 */
const organizationWrites = /^\/organization\/(?!set-active)/;

type OrganizationPluginServices = OrganizationEventsServices &
  InvitationRulesServices & { adminUserIds: readonly string[] };

/** What better-auth's organization plugin lacks; its options are in organization-options.ts. */
export function organizationPlugin(services: OrganizationPluginServices) {
  const events = recordOrganizationEvents(services);
  return {
    id: 'organization-checks',
    hooks: {
      before: [
        notWhileImpersonating(organizationWrites, services),
        refuseMetadata,
        checkInvitation,
        checkAcceptance(services),
        checkCancellation(services),
        checkRemoval(services.database),
        // Before what changes with the request: they tell what it found.
        events.before,
        checkNewInvitation(services),
      ],
      after: [events.after],
    },
  } satisfies BetterAuthPlugin;
}

/** No screen shows it, and better-auth would store as much of it as a request holds. */
const refuseMetadata = hook(['/organization/create', '/organization/update'], async (ctx) => {
  if ([ctx.body, ctx.body?.data].some((fields) => 'metadata' in fieldsOf(fields)))
    throw authError(400, 'FIELD_NOT_ALLOWED', { fields: ['metadata'] });
});

/**
 * Validates an invitation's roles, for which better-auth's own check gives no error code, and its address as typed:
 * better-auth converts it to lower case before it validates it.
 */
const checkInvitation = hook('/organization/invite-member', async (ctx) => {
  const given: unknown[] = [ctx.body?.role].flat();
  const names = given.flatMap((role) => (typeof role === 'string' ? role.split(',') : ['']));
  const isKnown = names.every((name) => Object.hasOwn(organizationRoles, name.trim()));
  if (!isKnown) throw authError(400, 'ROLE_NOT_FOUND');
  const email = normalizeEmail(ctx.body?.email);
  if (email === undefined) throw authError(400, 'INVALID_EMAIL');
  return { context: { body: { email } } };
});

/** Rejects removing an owner by who is none: better-auth rejects it, too, but as if the caller wanted to leave. */
function checkRemoval({ sql }: Pick<Database, 'sql'>) {
  return hook('/organization/remove-member', async (ctx) => {
    const caller = await callerOf(ctx, []);
    if (!caller) return;
    const named = textOf(ctx.body?.memberIdOrEmail);
    const [isAbove] = await sql`
      select from sessions as s
      join members as own on own.user_id = s.user_id
        and own.organization_id = coalesce(nullif(${textOf(ctx.body?.organizationId)}, ''), s.active_organization_id)
      join members as m on m.organization_id = own.organization_id
      join users as u on u.id = m.user_id
      where s.id = ${caller.sessionId} and (m.id = ${named} or u.email = lower(${named}))
        and 'owner' = any (string_to_array(m.role, ','))
        and not 'owner' = any (string_to_array(own.role, ','))`;
    if (isAbove) throw authError(403, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER');
  });
}

/** better-auth's organization plugin as configured for this product. */
export function organization({
  database,
  environment,
  mailer,
  logger,
  organizationLimits: others,
}: OrganizationServices) {
  const pictures = createOrganizationPictures({ database, environment });
  const { appUrl } = environment;
  return plugin(
    organizationOptions({ ...organizationLimits, ...others }, { database, mailer, appUrl, pictures, logger }),
  );
}
