import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AuditLogEvent } from '#contract/audit-log/audit-log.ts';
import { features } from '#contract/features/features.ts';
import type { Database } from '../database/database.ts';
import { toJson } from '../database/rows.ts';
import * as schema from '../database/schema/index.ts';
import { members, organizations, users } from '../database/schema/index.ts';
import { type AnyTable, isTenantTable, scopeFieldOf } from '../database/schema/tenant-table.ts';
import { rowsIn } from '../scopes/in-scope.ts';
import type { Scope } from '../scopes/scope.ts';
import type { EventRow } from './read-events.ts';

/** View of events: how much their reader may learn of them. */
export type View =
  /** Without a scope records have no names. */
  | { kind: 'all'; scope?: Scope }
  /** An organization, whose people see neither names of others' records nor where others were. */
  | { kind: 'organization'; scope: Scope; organizationId: string }
  /** Of the own events: names of what the reader may read, by kind of record. */
  | { kind: 'own'; userId: string; scopeFor(kind: string): Promise<Scope | undefined> };

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
  const ids = view.kind === 'organization' ? [view.organizationId] : named;
  const { id, name } = organizations;
  const isMember =
    view.kind === 'own'
      ? sql`exists (select from ${members} where ${members.organizationId} = ${id} and ${members.userId} = ${view.userId})`
      : undefined;
  const found = await db
    .select({ id, name })
    .from(organizations)
    .where(and(inArray(id, ids), isMember));
  return new Map(found.map((row) => [row.id, row.name]));
}

/** Names of records by kind and id, as far as the scope reaches: their table has the name of their feature. */
async function readRecordNames(
  { db }: Reader,
  rows: readonly EventRow[],
  view: View,
): Promise<ReadonlyMap<string, string>> {
  const byKind = Map.groupBy(rows, ({ subjectType }) => subjectType);
  const found = [...byKind].map(async ([kind, events]) => {
    const feature = features.featureOf(events[0]?.action ?? '') ?? '';
    const table = tableOf(feature);
    if (!table?.name) return [];
    const ids = events.map(({ subjectId }) => subjectId);
    const records = await readNames(kind, table, ids);
    return records.map(({ id, name }) => [`${kind} ${id}`, String(name)] as const);
  });
  return new Map((await Promise.all(found)).flat());

  async function readNames(kind: string, table: Named, ids: string[]) {
    const names = { id: table.id, name: table.name };
    const isIt = inArray(table.id, ids);
    // What belongs to a user alone, that user alone may read.
    if (!table.sortName && table.userId) {
      const isOwn = view.kind === 'own' && and(isIt, eq(table.userId, view.userId));
      return isOwn
        ? db
            .select(names)
            .from(table as unknown as PgTable)
            .where(isOwn)
        : [];
    }
    if (!table.sortName || scopeFieldOf(table) === 'ownerId') return [];
    if (view.kind === 'own' && !isTenantTable(table)) return [];
    const scope = view.kind === 'own' ? await view.scopeFor(kind) : view.scope;
    return scope ? db.select(names).from(rowsIn<Named>({ scope }, table)).where(isIt) : [];
  }
}

/** Of a table of records; one that is part of accounts, such as that of API keys, has no order by name, but users. */
type Named = AnyTable & Record<'id' | 'name' | 'sortName', PgColumn> & { userId?: PgColumn };

/** The table of a feature's records: of `stock-items` it is `stockItems`. */
function tableOf(feature: string): Named | undefined {
  const name = feature.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return (schema as object as Record<string, Named | undefined>)[name];
}
