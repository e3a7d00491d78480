import { sql } from 'drizzle-orm';
import type { Activity, ActivityEvent } from '#contract/schemas/activity.ts';
import { mayInOrganization } from '#contract/tenant-permissions.ts';
import { readActivity } from '../audit/read-activity.ts';
import type { Database } from '../database/database.ts';
import { invitations, teams, users } from '../database/schema/index.ts';
import { isVisibleTo } from './invitations/invitation-rows.ts';
import type { OrganizationScope } from './organization-scope.ts';

/** Fields with an id in an event's data. Names are read later: the trail stores nothing that users typed. */
const kinds = ['user', 'team', 'invitation'] as const;

type Kind = (typeof kinds)[number];

/**
 * Reads the events about an organization, with the names of users, teams and invitations that still exist.
 * @param scope of the member who reads it, and sees the addresses of those invitations that the tab of invitations
 * shows; 'any' for the managers of the installation
 */
export async function readNamedActivity(
  { db }: Pick<Database, 'db'>,
  organizationId: string,
  scope: OrganizationScope | 'any',
): Promise<Activity> {
  const activity = await readActivity({ db }, 'organization', organizationId);
  const named = activity.items.map(idsOf);
  const ids = (kind: Kind) =>
    sql`array[${sql.join(
      named.flatMap((of) => of[kind] ?? []).map((id) => sql`${id}`),
      sql`, `,
    )}]::text[]`;
  const isSeen =
    scope === 'any'
      ? sql`true`
      : mayInOrganization(scope.role, 'invitation', 'create')
        ? isVisibleTo(scope)
        : sql`false`;
  const found = await db.execute<{ kind: Kind; id: string; name: string }>(sql`
    select 'user' as kind, id, coalesce(nullif(name, ''), email) as name from ${users}
      where id = any (${ids('user')})
    union all select 'team', id, name from ${teams}
      where organization_id = ${organizationId} and id = any (${ids('team')})
    union all select 'invitation', id, email from ${invitations}
      where organization_id = ${organizationId} and ${isSeen} and id = any (${ids('invitation')})`);
  const nameOf = new Map([...found].map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return {
    ...activity,
    items: activity.items.map((event, place) => {
      const names = kinds.flatMap((kind) => {
        const name = nameOf.get(`${kind} ${named[place]?.[kind]}`);
        return name === undefined ? [] : [[kind, name]];
      });
      return names.length === 0
        ? event
        : { ...event, data: { ...event.data, names: Object.fromEntries(names) } };
    }),
  };
}

function idsOf({ action, data }: ActivityEvent): Partial<Record<Kind, string>> {
  const given = action === 'organization.owner-changed' ? { user: data?.to } : { ...data };
  const entries = kinds.map((kind) => [kind, (given as Record<string, unknown>)[kind]] as const);
  return Object.fromEntries(entries.filter(([, id]) => typeof id === 'string'));
}
