import type { BetterAuthPlugin } from '@better-auth/core';
import { organizationRoles } from '#contract/organizations/permissions.ts';
import { normalizeEmail } from '#contract/validation/email.ts';
import type { Database } from '../../database/database.ts';
import { notWhileImpersonating } from '../account/not-while-impersonating.ts';
import { authError } from '../auth-error.ts';
import { hook } from '../hook.ts';
import { textOf } from '../request-fields.ts';
import { callerOf } from '../session/session-caller.ts';
import {
  checkAcceptance,
  checkCancellation,
  checkReinvitation,
  type InvitationRulesServices,
} from './invitation-rules.ts';
import { type OrganizationEventsServices, recordOrganizationEvents } from './record-organization-events.ts';

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
        checkInvitation,
        checkAcceptance(services),
        checkCancellation(services),
        keepLastTeam(services.database),
        // Before what changes with the request: they tell what it found.
        events.before,
        checkReinvitation(services),
      ],
      after: [events.after],
    },
  } satisfies BetterAuthPlugin;
}

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

const rolesThatDeleteTeams = Object.entries(organizationRoles)
  .filter(([, { team }]) => (team as readonly string[]).includes('delete'))
  .map(([role]) => role);

/**
 * Rejects removing the last team as such, even if it is the caller's active one: better-auth checks for the active team
 * first, and its error would ask the caller to activate another, of which there is none.
 */
function keepLastTeam({ sql }: Pick<Database, 'sql'>) {
  return hook('/organization/remove-team', async (ctx) => {
    const caller = await callerOf(ctx, []);
    if (!caller) return;
    const [last] = await sql`
      select from sessions as s
      join teams as t on t.id = s.active_team_id
      join members as m on m.organization_id = t.organization_id and m.user_id = s.user_id
      where s.id = ${caller.sessionId} and t.id = ${textOf(ctx.body?.teamId)}
        and string_to_array(m.role, ',') && ${rolesThatDeleteTeams}::text[]
        and not exists (
          select from teams as other where other.organization_id = t.organization_id and other.id <> t.id
        )`;
    if (last) throw authError(400, 'UNABLE_TO_REMOVE_LAST_TEAM');
  });
}
