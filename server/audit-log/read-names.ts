import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { auditSubjects } from '#contract/facts/audit-actions.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import { type OrganizationRole, organizationRoleOf } from '#contract/facts/tenant-roles.ts';
import { auditEvents } from '../audit/tables.ts';
import type { Database, Tables } from '../database/database.ts';
import { type AnyTable, isTenantTable, scopeFieldOf } from '../database/tables/tenant-table.ts';
import { members, organizations } from '../database/tables/tenants.ts';
import { users } from '../database/tables/users.ts';
import { rowsIn } from '../scopes/in-scope.ts';
import type { Scope } from '../scopes/scope.ts';
import type { EventRow } from './read-events.ts';

/** View of events: how much their reader may learn of them. */
export type View =
  /** Without a scope records that still exist have no names. */
  | { kind: 'all'; scope?: Scope }
  /** An organization, whose people see neither names of others' records nor where others were. */
  | { kind: 'organization'; scope: Scope; organizationId: string; userId: string }
  /**
   * Of the own events: names of what the reader may read, by kind of record. Managers see all names but those of who did
   * something to them.
   */
  | { kind: 'own'; userId: string; isManager: boolean; scopeFor(kind: string): Promise<Scope | undefined> };

type Reader = Pick<Database, 'db'>;

export function seesAllNames(view: View): boolean {
  return view.kind === 'all' || (view.kind === 'own' && view.isManager);
}

/** The user who reads; empty for managers of the installation, to whom nothing there is their own. */
function readerOf(view: View): string {
  return view.kind === 'all' ? '' : view.userId;
}

interface Person {
  name: string;
  image: string | null;
  /** A member of the organization whose events are read, or whoever reads their own. */
  isWithin: boolean;
}

export async function readPeople(
  { db }: Reader,
  rows: readonly EventRow[],
  view: View,
): Promise<ReadonlyMap<string, Person>> {
  const named = rows.flatMap(({ actorId, impersonatorId, subjectType, subjectId }) => [
    ...[actorId, impersonatorId],
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
    .where(inArray(users.id, view.kind === 'own' && !view.isManager ? [view.userId] : ids));
  return new Map(
    found.map(({ id, name, email, image, member }) => {
      const isWithin = member !== null || (view.kind === 'own' && id === view.userId);
      return [id, { name: name || email, image, isWithin }];
    }),
  );
}

interface NamedOrganization {
  name: string;
  /** The reader's there; null for who is no member. */
  role: OrganizationRole | null;
}

/** Organizations by id: of the own events those of which the reader is a member. */
export async function readOrganizations(
  { db }: Reader,
  rows: readonly EventRow[],
  view: View,
): Promise<ReadonlyMap<string, NamedOrganization>> {
  const named = rows.flatMap(organizationsOf);
  const ids = view.kind === 'organization' ? [view.organizationId] : named;
  const { id, name } = organizations;
  const isOwn = and(eq(members.organizationId, id), eq(members.userId, readerOf(view)));
  const found = await db
    .select({ id, name, role: members.role })
    .from(organizations)
    .leftJoin(members, isOwn)
    .where(and(inArray(id, ids), seesAllNames(view) ? undefined : isNotNull(members.id)));
  return new Map(
    found.map(({ id, name, role }) => [id, { name, role: role === null ? null : organizationRoleOf(role) }]),
  );
}

export function isMove({ action }: Pick<EventRow, 'action'>): boolean {
  return /\.moved(-back)?$/.test(action);
}

/** Ids of the organizations that an event is about: its own, and those of a move. */
function organizationsOf({ organizationId, action, data }: EventRow): string[] {
  const places = isMove({ action }) ? [data?.from, data?.to] : [];
  return [organizationId, ...places].filter((id) => typeof id === 'string');
}

/** Names of records by kind and id, as far as the scope reaches: their table has the name of their feature. */
export async function readRecordNames(
  { db, tables }: Reader & Pick<Database, 'tables'>,
  rows: readonly EventRow[],
  view: View,
): Promise<ReadonlyMap<string, string>> {
  const byKind = Map.groupBy(rows, ({ subjectType }) => subjectType);
  const found = [...byKind].map(async ([kind, events]) => {
    const feature = appFacts().featureOf(events[0]?.action ?? '') ?? '';
    const table = tableOf(tables, feature);
    if (!table?.name) return [];
    const ids = events.map(({ subjectId }) => subjectId);
    const records = await readNames(kind, table, ids);
    return records.map(({ id, name }) => [`${kind} ${id}`, String(name)] as const);
  });
  return new Map((await Promise.all(found)).flat());

  async function readNames(kind: string, table: Named, ids: string[]) {
    const names = { id: table.id, name: table.name };
    const isIt = inArray(table.id, ids);
    // What belongs to an account, the user alone may read, and managers.
    if (!table.sortName && table.userId) {
      const isOwn = seesAllNames(view) ? undefined : eq(table.userId, readerOf(view));
      return db
        .select(names)
        .from(table as PgTable)
        .where(and(isIt, isOwn));
    }
    if (!table.sortName || scopeFieldOf(table) === 'ownerId') return [];
    if (view.kind === 'own' && !isTenantTable(table)) return [];
    const scope = view.kind === 'own' ? await view.scopeFor(kind) : view.scope;
    return scope ? db.select(names).from(rowsIn<Named>({ scope }, table)).where(isIt) : [];
  }
}

/** Kinds that leave a name: all but users. The index of events begins with the kind. */
function namedKinds() {
  return auditSubjects().filter((kind) => kind !== 'user');
}

/** Last names of what is gone, by kind and id: the events of its end have them. */
export async function readLastNames(
  { db }: Reader,
  ids: readonly string[],
  view: View,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, data, subjectId, subjectType } = auditEvents;
  const name = sql<string>`${data} ->> 'name'`;
  const found = await db
    .selectDistinctOn([subjectType, subjectId], { kind: subjectType, id: subjectId, name })
    .from(auditEvents)
    .where(
      and(
        inArray(subjectType, namedKinds()),
        inArray(subjectId, [...new Set(ids)]),
        isNotNull(name),
        tellsNames(view),
      ),
    )
    .orderBy(subjectType, subjectId, desc(id));
  return new Map(found.map((row) => [`${row.kind} ${row.id}`, row.name]));
}

/** Condition for events whose names the reader may learn, though what they are about is gone; undefined for all. */
function tellsNames(view: View): SQL | undefined {
  if (view.kind === 'all' || seesAllNames(view)) return;
  const { actorId, data, organizationId } = auditEvents;
  const owner = sql`${data} ->> 'userId'`;
  if (view.kind === 'own') return or(eq(actorId, view.userId), sql`${owner} = ${view.userId}`);
  return and(
    eq(organizationId, view.organizationId),
    // Nothing of what belongs to the account of a member.
    sql`coalesce(${owner}, ${view.userId}) = ${view.userId}`,
  );
}

/** Of a table of records; one that is part of accounts, such as that of API keys, has no order by name, but users. */
type Named = AnyTable & Record<'id' | 'name' | 'sortName', PgColumn> & { userId?: PgColumn };

/** The table of a feature's records: of `stock-items` it is `stockItems`. */
function tableOf(tables: Tables, feature: string): Named | undefined {
  const name = feature.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return (tables as Record<string, Named | undefined>)[name];
}
