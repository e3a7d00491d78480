import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { organizationRoles } from '#contract/permissions.ts';
import type { Database } from '../../database/database.ts';
import { refuse } from '../refuse.ts';
import { callerOf } from '../session-caller.ts';

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
      after: [
        {
          matcher: ({ path }) => path === '/organization/remove-team',
          handler: createAuthMiddleware(async (ctx) => {
            const { returned } = ctx.context;
            if (!isAPIError(returned)) return;
            if (returned.body?.code !== 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM') return;
            const caller = await callerOf(ctx, []);
            const [found] = await sql<{ mayDelete: boolean; isLast: boolean }[]>`
              select string_to_array(m.role, ',') && ${deleters}::text[] as "mayDelete", not exists (
                select from teams as other
                where other.organization_id = t.organization_id and other.id <> t.id
              ) as "isLast"
              from teams as t join members as m on m.organization_id = t.organization_id
              where t.id = ${String(ctx.body?.teamId)} and m.user_id = ${caller?.userId ?? ''}`;
            if (found?.mayDelete && found.isLast) throw refuse(400, 'UNABLE_TO_REMOVE_LAST_TEAM');
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
