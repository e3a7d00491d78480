import type { Activity } from '#contract/schemas/activity.ts';
import { readNamedData } from '../audit/event-names.ts';
import { readActivity } from '../audit/read-activity.ts';
import type { Database } from '../database/database.ts';
import type { OrganizationScope } from './organization-scope.ts';

/**
 * Reads the events about an organization, with the names of the users, teams and invitations that the reader may see.
 * @param scope of the member who reads it; 'any' for the managers of the installation
 */
export async function readNamedActivity(
  database: Pick<Database, 'db'>,
  organizationId: string,
  scope: OrganizationScope | 'any',
): Promise<Activity> {
  const activity = await readActivity(database, 'organization', organizationId);
  const events = activity.items.map((event) => ({ ...event, organizationId }));
  const roles = scope === 'any' ? scope : new Map([[organizationId, scope.role]]);
  const data = await readNamedData(database, events, roles);
  return {
    ...activity,
    items: activity.items.map((event, place) => ({ ...event, data: data[place] ?? null })),
  };
}
