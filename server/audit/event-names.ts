import { sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/facts/audit-actions.ts';
import {
  isAtMost,
  mayInOrganization,
  type OrganizationRole,
  organizationRoleOf,
} from '#contract/facts/tenant-roles.ts';
import type { Database } from '../database/database.ts';
import { invitations, teams } from '../database/tables/tenants.ts';
import { users } from '../database/tables/users.ts';

/** Fields with an id in the data of an organization's event. */
const kinds = ['user', 'team', 'invitation'] as const;

type Kind = (typeof kinds)[number];

export interface OrganizationEvent {
  action: AuditAction;
  organizationId: string | null;
  data: Record<string, unknown> | null;
}

/** The reader's role in each of their organizations, by its id; 'any' for managers of the installation. */
export type ReaderRoles = ReadonlyMap<string, OrganizationRole> | 'any';

/**
 * Returns the data of events with `names`: the current names of the users, teams and invitations that they have ids of,
 * as far as the reader may see them in the organization. Deleted teams keep the name that was stored with the event.
 */
export async function readNamedData(
  { db }: Pick<Database, 'db'>,
  events: readonly OrganizationEvent[],
  roles: ReaderRoles,
): Promise<OrganizationEvent['data'][]> {
  const seen = events.map((event) => (roleIn(event) ? idsOf(event) : {}));
  const ids = (kind: Kind) => sql.param([...new Set(seen.flatMap((of) => of[kind] ?? []))]);
  const found = await db.execute<{ kind: Kind; id: string; name: string; role: string | null }>(sql`
    select 'user' as kind, id, coalesce(nullif(name, ''), email) as name, null as role from ${users}
      where id = any (${ids('user')}::text[])
    union all select 'team', id, name, null from ${teams} where id = any (${ids('team')}::text[])
    union all select 'invitation', id, email, coalesce(role, 'member') from ${invitations}
      where id = any (${ids('invitation')}::text[])`);
  const byId = new Map([...found].map((row) => [`${row.kind} ${row.id}`, row]));
  return events.map((event, place) => {
    const names = kinds.flatMap((kind) => {
      const row = byId.get(`${kind} ${seen[place]?.[kind]}`);
      return row && isVisible(event, row.role) ? [[kind, row.name]] : [];
    });
    if (names.length === 0) return event.data;
    return { ...event.data, names: Object.fromEntries(names) };
  });

  function roleIn({ organizationId }: OrganizationEvent): OrganizationRole | 'any' | undefined {
    return roles === 'any' ? roles : roles.get(organizationId ?? '');
  }

  /** @param role that an invitation gives; null for users and teams, which all members see */
  function isVisible(event: OrganizationEvent, role: string | null): boolean {
    const own = roleIn(event);
    if (role === null || own === 'any') return true;
    return (
      own !== undefined &&
      mayInOrganization(own, 'invitation', 'create') &&
      isAtMost(organizationRoleOf(role), own)
    );
  }
}

function idsOf({ action, data }: OrganizationEvent): Partial<Record<Kind, string>> {
  if (!action.startsWith('organization.')) return {};
  const given: Record<string, unknown> = action.endsWith('.owner-changed') ? { user: data?.to } : { ...data };
  const entries = kinds.map((kind) => [kind, given[kind]] as const);
  return Object.fromEntries(entries.filter(([, id]) => typeof id === 'string'));
}
