import { and, desc, eq, getTableColumns, is, or, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import * as schema from '../database/schema/index.ts';
import {
  accounts,
  adminGrants,
  auditEvents,
  mails,
  pictures,
  sessions,
  users,
} from '../database/schema/index.ts';
import { storedColumns } from '../database/stored-columns.ts';
import { shownSessions } from '../demo/seeded-sessions.ts';
import { collectOrganizations, organizationTables } from '../organizations/collect-organizations.ts';
import { isDeletedInOwn, isInOwn } from '../organizations/own-rows.ts';
import { readOwnDeletions } from '../records/read-own-deletions.ts';

interface Person {
  id: string;
  email: string;
}

/** Tables that name users and are written down below in a form of their own, without what is secret. */
const ownForms = new Set<PgTable>([accounts, pictures, sessions, ...organizationTables]);

/** All other tables with a foreign key to users, such as those of features: whole rows are written down. */
const namingUsers = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => !ownForms.has(table))
  .flatMap((table) => {
    const { name, foreignKeys } = getTableConfig(table);
    const keys = foreignKeys.map((key) => key.reference()).filter((key) => key.foreignTable === users);
    const columns: PgColumn[] = keys.flatMap((key) => key.columns);
    const fields = Object.entries(getTableColumns(table)).filter(([, column]) => columns.includes(column));
    return fields.length > 0 ? [{ name, table, fields }] : [];
  });

/**
 * All stored data about a user: profile, actions, records. Excludes credentials (tokens) and the identity of others (another
 * actor is 'somebody else'). download-data.test.ts ensures that it is complete.
 */
export async function collectData(
  { db }: Pick<Database, 'db'>,
  currentUser: Person,
  options: { demo: boolean },
) {
  const { id, email } = currentUser;
  const [profile, ownSessions, linked, trash, mailed, grants, activity, records] = await Promise.all([
    db.select().from(users).where(eq(users.id, id)),
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, id), shownSessions(options)))
      .orderBy(desc(sessions.createdAt)),
    db.select().from(accounts).where(eq(accounts.userId, id)).orderBy(accounts.createdAt),
    readOwnDeletions({ db }, id, isDeletedInOwn(id)),
    db
      .select({ about: mails.template, state: mails.state, at: mails.createdAt, sentAt: mails.sentAt })
      .from(mails)
      .where(eq(sql`lower(${mails.recipient})`, email.toLowerCase())),
    db.select().from(adminGrants).where(eq(adminGrants.email, email.toLowerCase())),
    db
      .select()
      .from(auditEvents)
      .where(
        or(
          eq(auditEvents.actorId, id),
          eq(auditEvents.impersonatorId, id),
          and(eq(auditEvents.subjectType, 'user'), eq(auditEvents.subjectId, id)),
        ),
      )
      .orderBy(desc(auditEvents.id)),
    readRecords(db, id),
  ]);
  const ownOrganizations = await collectOrganizations({ db }, currentUser);
  return {
    profile: profile.map(({ search: _search, starts: _starts, ...row }) => row)[0],
    sessions: ownSessions.map(({ token: _, userId: _user, impersonatedBy, ...row }) => ({
      ...row,
      somebodyElseActsAsYou: impersonatedBy !== null,
    })),
    linkedAccounts: linked.map(({ providerId, accountId, accountName, scope, createdAt, updatedAt }) => ({
      providerId,
      accountId,
      accountName,
      scope,
      createdAt,
      updatedAt,
    })),
    ...ownOrganizations,
    deletedRecords: trash,
    mails: mailed,
    adminGrants: grants,
    records,
    activity: activity.map(({ id: _, actorId, impersonatorId, ...row }) => ({
      by: actorOf(actorId, id),
      actedBy: actorOf(impersonatorId, id),
      ...row,
    })),
  };
}

/** The rows that name the user, by their table. */
async function readRecords(db: Database['db'], id: string): Promise<Record<string, unknown[]>> {
  const read = namingUsers.map(async ({ name, table, fields }) => {
    const isNamed = and(or(...fields.map(([, column]) => eq(column, id))), isInOwn(table, id));
    const rows: Record<string, unknown>[] = await db.select(storedColumns(table)).from(table).where(isNamed);
    const named = rows.map((row) => ({
      ...row,
      ...Object.fromEntries(fields.map(([field]) => [field, actorOf(row[field] as string | null, id)])),
    }));
    return [name, named] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

function actorOf(actorId: string | null, own: string): string | null {
  if (actorId === null) return null;
  return actorId === own ? 'you' : 'somebody else';
}
