import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import { organizationRoles } from '#contract/permissions.ts';
import type { Database } from '../../database/database.ts';
import { refuse } from '../refuse.ts';
import { callerOf } from '../session/session-caller.ts';

const deleters = Object.entries(organizationRoles)
  .filter(([, { team }]) => (team as readonly string[]).includes('delete'))
  .map(([role]) => role);

/**
 * The last team stays because it is the last, also where it is the caller's active one: better-auth looks at that first,
 * and another team to make active is what the caller would look for in vain.
 */
export function teamRules({ database: { sql } }: { database: Pick<Database, 'sql'> }) {
  return {
    id: 'team-rules',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/organization/remove-team',
          handler: createAuthMiddleware(async (ctx) => {
            const caller = await callerOf(ctx, []);
            if (!caller) return;
            const [last] = await sql`
              select from sessions as s
              join teams as t on t.id = s.active_team_id
              join members as m on m.organization_id = t.organization_id and m.user_id = s.user_id
              where s.id = ${caller.sessionId} and t.id = ${String(ctx.body?.teamId)}
                and string_to_array(m.role, ',') && ${deleters}::text[]
                and not exists (
                  select from teams as other where other.organization_id = t.organization_id and other.id <> t.id
                )`;
            if (last) throw refuse(400, 'UNABLE_TO_REMOVE_LAST_TEAM');
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
