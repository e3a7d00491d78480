import { and, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { EventFilter } from '#contract/audit-log/audit-log.ts';
import { auditSubjects } from '#contract/facts/audit-actions.ts';
import type { Total } from '#contract/schemas/paging.ts';
import { auditEvents } from '../audit/tables.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/tables/users.ts';
import { matchCondition } from '../lists/count-matches.ts';
import { countUpTo } from '../lists/count-up-to.ts';
import { isAfter, orderBy, readCursor, slicePage, writeCursor } from '../lists/keyset-page.ts';

/** Filter of a caller; `userId` is the caller's, whose own events the scope `own` means. */
export type WantedEvents = Omit<EventFilter, 'searchTerm'> & {
  searchTerm?: string | undefined;
  id?: string | undefined;
  userId: string;
};

export type EventRow = typeof auditEvents.$inferSelect;

/** So many people are looked for by the words of a search. */
const mostPeople = 5;

const order = { key: auditEvents.createdAt, id: auditEvents.id, direction: 'descending' } as const;

const cursorSchema = z.object({ at: z.iso.datetime(), id: z.int() });

/** Conditions of which each event meets one, and all events the other. */
export interface FoundEvents {
  alternatives: readonly SQL[];
  condition: SQL | undefined;
}

/** Finds what a filter means: persons by the words of its term, what they did by alternatives. */
export async function findEvents(
  database: Pick<Database, 'sql' | 'db'>,
  wanted: WantedEvents,
): Promise<FoundEvents> {
  const { person, kind, action, since, atFrom, atTo, id, userId } = wanted;
  const { createdAt, subjectType } = auditEvents;
  // Nobody learns by guessing who else did what is among the own events.
  const mayKnow = wanted.scope !== 'own' || person === userId;
  const [alternatives = [sql`true`], ...others] = [
    wanted.searchTerm ? await termAlternatives(database, wanted.searchTerm, wanted) : undefined,
    person === undefined ? undefined : mayKnow ? byPerson(person) : [sql`false`],
    wanted.scope === 'own' ? [...byPerson(userId), ...isAbout(userId)] : inOrganization(wanted.scope),
  ].filter((each) => each !== undefined);
  const condition = and(
    kind === undefined ? undefined : eq(subjectType, kind),
    action === undefined ? undefined : eq(auditEvents.action, action),
    since === undefined ? undefined : gte(createdAt, sql`${since}::timestamptz`),
    atFrom === undefined ? undefined : gte(createdAt, sql`${atFrom}::date::timestamp at time zone 'UTC'`),
    atTo === undefined ? undefined : lt(createdAt, sql`(${atTo}::date + 1)::timestamp at time zone 'UTC'`),
    id === undefined ? undefined : eq(auditEvents.id, Number(id)),
    ...others.map((each) => or(...each)),
  );
  return { alternatives, condition };
}

/**
 * Ids and times of the newest events. Each alternative is read from an index of its own, which has both, and only as far
 * as is wanted: PostgreSQL would read and sort all that an `or` means, or look through all events for those of somebody
 * who left long ago.
 */
function newest({ alternatives, condition }: FoundEvents, limit: number, after?: SQL): SQL {
  const { id, createdAt } = auditEvents;
  const branches = alternatives.map(
    (one) => sql`(
      select ${id}, ${createdAt} from ${auditEvents} where ${and(one, condition, after)}
      order by ${orderBy(order)} limit ${limit})`,
  );
  return sql`(
    select distinct created_at, id from (${sql.join(branches, sql` union all `)}) as found
    order by created_at desc, id desc limit ${limit}) as newest`;
}

/** Counts events up to `limit`. */
export function countEvents({ db }: Pick<Database, 'db'>, found: FoundEvents, limit: number): Promise<Total> {
  return countUpTo({ db }, newest(found, limit + 1), limit);
}

function byPerson(id: string): SQL[] {
  return [eq(auditEvents.actorId, id), eq(auditEvents.impersonatorId, id)];
}

/** Condition for what was done to a user, or to something that is the user's. */
function isAbout(userId: string): SQL[] {
  const { subjectType, subjectId, data } = auditEvents;
  return [sql`(${subjectType} = 'user' and ${subjectId} = ${userId})`, sql`${data} ->> 'userId' = ${userId}`];
}

/** Events of an organization, and of records that came to it; undefined for all. */
function inOrganization(scope: string): SQL[] | undefined {
  if (scope === 'all') return undefined;
  const { organizationId, action, data } = auditEvents;
  if (scope === 'none') return [sql`${organizationId} is null`];
  return [eq(organizationId, scope), sql`(${action} like '%.moved%' and ${data} ->> 'to' = ${scope})`];
}

/**
 * Conditions for each meaning of a term: id of a record, a request or a job; words of people: in an organization of its
 * members, among the own events of the user alone.
 */
async function termAlternatives(
  database: Pick<Database, 'sql' | 'db'>,
  term: string,
  { scope, userId }: WantedEvents,
): Promise<SQL[]> {
  const isWithin = !['all', 'none', 'own'].includes(scope);
  const isMember = isWithin
    ? sql`exists (select from members where organization_id = ${scope} and user_id = ${users.id})`
    : undefined;
  const isKnown = scope === 'own' ? eq(users.id, userId) : isMember;
  const matches = await matchCondition({ database }, { table: users }, { searchTerm: term, filter: isKnown });
  const people = await database.db
    .select({ id: users.id })
    .from(users)
    .where(and(matches, isKnown))
    .limit(mostPeople);
  return [
    and(inArray(auditEvents.subjectType, auditSubjects()), eq(auditEvents.subjectId, term)) as SQL,
    eq(auditEvents.requestId, term),
    ...people.flatMap(({ id }) => [...byPerson(id), ...isAbout(id)]),
  ];
}

/**
 * A page of events, newest first.
 * @throws {ApiError} VALIDATION_FAILED for a cursor of another list
 */
export async function readEventPage(
  { db }: Pick<Database, 'db'>,
  found: FoundEvents,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: EventRow[]; nextCursor: string | null }> {
  const last = cursor === undefined ? undefined : readCursor(cursorSchema, cursor);
  const after = last && isAfter(order, sql`${last.at}::timestamptz`, sql`${last.id}::bigint`);
  const rows = await db
    .select(getTableColumns(auditEvents))
    .from(auditEvents)
    .innerJoin(newest(found, limit + 1, after), sql`newest.id = ${auditEvents.id}`)
    .orderBy(orderBy(order));
  return slicePage(rows, limit, ({ createdAt, id }) => writeCursor({ at: createdAt.toISOString(), id }));
}
