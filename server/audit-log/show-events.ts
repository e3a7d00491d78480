import type { AuditLogEvent } from '#contract/audit-log/audit-log.ts';
import { readNamedData } from '../audit/event-names.ts';
import type { Database } from '../database/database.ts';
import { toJson } from '../database/rows.ts';
import type { EventRow } from './read-events.ts';
import {
  isMove,
  readLastNames,
  readOrganizations,
  readPeople,
  readRecordNames,
  seesAllNames,
  type View,
} from './read-names.ts';

/** Events as the reader sees them, with current names, and the last names of what was deleted. */
export async function showEvents(
  database: Pick<Database, 'db' | 'tables'>,
  rows: readonly EventRow[],
  view: View,
): Promise<AuditLogEvent[]> {
  const [people, organizations, records] = await Promise.all([
    readPeople(database, rows, view),
    readOrganizations(database, rows, view),
    readRecordNames(database, rows, view),
  ]);
  const roles = new Map([...organizations].flatMap(([id, { role }]) => (role ? [[id, role]] : [])));
  const subjectName = ({ subjectType, subjectId }: EventRow) =>
    subjectType === 'user'
      ? people.get(subjectId)?.name
      : (organizations.get(subjectId)?.name ?? records.get(`${subjectType} ${subjectId}`));
  const unnamed = rows.flatMap((row) => [
    ...(row.subjectType === 'user' || subjectName(row) !== undefined ? [] : [row.subjectId]),
    ...(row.organizationId === null || organizations.has(row.organizationId) ? [] : [row.organizationId]),
  ]);
  const [data, lastNames] = await Promise.all([
    readNamedData(database, rows, seesAllNames(view) ? 'any' : roles),
    readLastNames(database, unnamed, view),
  ]);
  return rows.map((row, place) => {
    const { actorId, impersonatorId, organizationId, subjectType, subjectId } = row;
    const { id, action, createdAt, requestId, address, client } = toJson(row);
    const isOwn = actorId !== null && impersonatorId === null && people.get(actorId)?.isWithin;
    const origin = { requestId, address, client };
    return {
      ...{ id: String(id), action, createdAt },
      actor: actorOf(actorId, impersonatorId),
      impersonatedBy: actorOf(impersonatorId) ?? (impersonatorId === null ? null : nobody),
      data: withPlaces(row, withoutName(data[place])),
      subject: {
        id: subjectId,
        name: subjectName(row) ?? lastNames.get(`${subjectType} ${subjectId}`) ?? null,
      },
      organization:
        organizationId === null
          ? null
          : {
              id: organizationId,
              name:
                organizations.get(organizationId)?.name ??
                lastNames.get(`organization ${organizationId}`) ??
                null,
            },
      ...(view.kind === 'all' || isOwn ? origin : { requestId: null, address: null, client: null }),
    };
  });

  /** Names the organizations of a move beside their ids. */
  function withPlaces(row: EventRow, details: EventRow['data']): EventRow['data'] {
    if (!details || !isMove(row)) return details;
    const names = ['from', 'to'].flatMap((place) => {
      const name = organizations.get(String(details[place]))?.name;
      return name === undefined ? [] : [[place, name] as const];
    });
    return { ...details, names: Object.fromEntries(names) };
  }

  /** @param actingId the admin who acted as that user, and may know whom that was while still a manager */
  function actorOf(id: string | null, actingId: string | null = null) {
    if (id === null) return null;
    // Somebody else's name is nothing that users learn from what was done to them.
    if (view.kind === 'own' && id !== view.userId && !(view.isManager && actingId === view.userId))
      return null;
    const { name = '', image = null } = people.get(id) ?? {};
    return { id, name, image };
  }
}

const nobody = { id: '', name: '', image: null };

/** The name in the data is that of the subject, which not every reader may know. */
function withoutName(data: EventRow['data'] = null): EventRow['data'] {
  const { name: _, ...details } = data ?? {};
  return Object.keys(details).length === 0 ? null : details;
}
