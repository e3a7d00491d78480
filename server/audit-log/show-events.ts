import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AuditLogEvent } from '#contract/audit-log/audit-log.ts';
import { features } from '#contract/features/features.ts';
import type { Database } from '../database/database.ts';
import { toJson } from '../database/rows.ts';
import * as schema from '../database/schema/index.ts';
import { members, organizations, users } from '../database/schema/index.ts';
import { type AnyTable, scopeFieldOf } from '../database/schema/tenant-table.ts';
import { rowsIn } from '../scopes/in-scope.ts';
import type { Scope } from '../scopes/scope.ts';
import type { EventRow } from './read-events.ts';

/** View of events: how much their reader may learn of them. */
export type View =
  /** Without a scope records have no names. */
  | { kind: 'all'; scope?: Scope }
  /** An organization, whose people see neither names of others' records nor where others were. */
  | { kind: 'organization'; scope: Scope; organizationId: string }
  | { kind: 'own'; userId: string };

type Reader = Pick<Database, 'db'>;

/** Events as the reader sees them, with the names that people, organizations and records have now. */
export async function showEvents(
  database: Reader,
  rows: readonly EventRow[],
  view: View,
): Promise<AuditLogEvent[]> {
  const [people, organizationNames, records] = await Promise.all([
    readPeople(database, rows, view),
    readOrganizations(database, rows, view),
    readRecordNames(database, rows, view),
  ]);
  return rows.map((row) => {
    const { actorId, impersonatorId, organizationId, subjectType, subjectId, data } = row;
    const { id, action, createdAt, requestId, address, client } = toJson(row);
    const isOwn = actorId !== null && impersonatorId === null && people.get(actorId)?.isWithin;
    const origin = { requestId, address, client };
    const named = people.get(String(data?.user))?.name;
    return {
      ...{ id: String(id), action, createdAt },
      actor: actorOf(actorId),
      impersonatedBy: actorOf(impersonatorId) ?? (impersonatorId === null ? null : nobody),
      data: named ? { ...data, names: { user: named } } : data,
      subject: {
        id: subjectId,
        name:
          (subjectType === 'user'
            ? people.get(subjectId)?.name
            : (organizationNames.get(subjectId) ?? records.get(`${subjectType} ${subjectId}`))) ?? null,
      },
      organization:
        organizationId === null
          ? null
          : { id: organizationId, name: organizationNames.get(organizationId) ?? null },
      ...(view.kind === 'all' || isOwn ? origin : { requestId: null, address: null, client: null }),
    };
  });

  function actorOf(id: string | null) {
    // Somebody else's name is nothing that users learn from what was done to them.
    if (id === null || (view.kind === 'own' && id !== view.userId)) return null;
    const { name = '', image = null } = people.get(id) ?? {};
    return { id, name, image };
  }
}

const nobody = { id: '', name: '', image: null };

interface Person {
  name: string;
  image: string | null;
  /** A member of the organization whose events are read, or whoever reads their own. */
  isWithin: boolean;
}

async function readPeople(
  { db }: Reader,
  rows: readonly EventRow[],
  view: View,
): Promise<ReadonlyMap<string, Person>> {
  const named = rows.flatMap(({ actorId, impersonatorId, subjectType, subjectId, data }) => [
    ...[actorId, impersonatorId, data?.user],
    ...(subjectType === 'user' ? [subjectId] : []),
  ]);
  const ids = [...new Set(named.filter((id) => typeof id === 'string'))];
  const found = await db
    .select({ id: users.id, name: users.name, email: users.email, image: users.image, member: members.id })
    .from(users)
    .leftJoin(
      members,
      and(
        eq(members.userId, users.id),
        eq(members.organizationId, view.kind === 'organization' ? view.organizationId : ''),
      ),
    )
    .where(inArray(users.id, view.kind === 'own' ? [view.userId] : ids));
  return new Map(
    found.map(({ id, name, email, image, member }) => {
      const isWithin = member !== null || (view.kind === 'own' && id === view.userId);
      return [id, { name: name || email, image, isWithin }];
    }),
  );
}

async function readOrganizations(
  { db }: Reader,
  rows: readonly EventRow[],
  view: View,
): Promise<ReadonlyMap<string, string>> {
  const named = rows.flatMap(({ organizationId }) => organizationId ?? []);
  const ids = view.kind === 'organization' ? [view.organizationId] : view.kind === 'all' ? named : [];
  const { id, name } = organizations;
  const found = await db.select({ id, name }).from(organizations).where(inArray(id, ids));
  return new Map(found.map((row) => [row.id, row.name]));
}

/** Names of records by kind and id, as far as the scope reaches: their table has the name of their feature. */
async function readRecordNames(
  { db }: Reader,
  rows: readonly EventRow[],
  view: View,
): Promise<ReadonlyMap<string, string>> {
  const scope = view.kind === 'own' ? undefined : view.scope;
  if (!scope) return new Map();
  const byKind = Map.groupBy(rows, ({ subjectType }) => subjectType);
  const found = [...byKind].map(async ([kind, events]) => {
    const feature = features.featureOf(events[0]?.action ?? '') ?? '';
    const table = (schema as object as Record<string, Named | undefined>)[feature];
    // What belongs to a user alone, that user alone may read.
    if (!table?.name || !table.sortName || scopeFieldOf(table) === 'ownerId') return [];
    const ids = events.map(({ subjectId }) => subjectId);
    const records = await db
      .select({ id: table.id, name: table.name })
      .from(rowsIn<Named>({ scope }, table))
      .where(inArray(table.id, ids));
    return records.map(({ id, name }) => [`${kind} ${id}`, String(name)] as const);
  });
  return new Map((await Promise.all(found)).flat());
}

type Named = AnyTable & Record<'id' | 'name' | 'sortName', PgColumn>;
