import { and, desc, eq, getTableColumns, is, or, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { product } from '#contract/product.ts';
import { requireOwner } from '../api/require-owner.ts';
import { auditEvents } from '../audit/tables.ts';
import type { Database, Tables } from '../database/database.ts';
import { storedColumns, toJson } from '../database/rows.ts';
import { pictures } from '../database/tables/pictures.ts';
import { users } from '../database/tables/users.ts';
import { mails } from '../email/tables.ts';
import type { OwnData } from '../features/feature.ts';
import { hashInAddress } from '../pictures/picture-store.ts';
import { readOwnDeletions } from '../records/deletions.ts';
import { isDeletedInOwn, isInOwn } from '../scopes/own-rows.ts';
import { shownSessions } from '../sessions/seeded-sessions.ts';
import { accounts, adminGrants, sessions } from '../sessions/tables.ts';
import { toPendingEmailChange } from './email-change.ts';
import { operation } from './operation.ts';

interface Person {
  id: string;
  email: string;
}

/** Tables that name users and are written down below in a form of their own, without what is secret. */
const ownForms = new Set<PgTable>([accounts, pictures, sessions]);

/** All other tables with a foreign key to users: whole rows are written down, but where a feature brings a form of its own. */
function namingUsers(tables: Tables) {
  return Object.values(tables)
    .filter((table) => is(table, PgTable))
    .filter((table) => !ownForms.has(table))
    .flatMap((table) => {
      const { name, foreignKeys } = getTableConfig(table);
      const keys = foreignKeys.map((key) => key.reference()).filter((key) => key.foreignTable === users);
      const columns: PgColumn[] = keys.flatMap((key) => key.columns);
      const fields = Object.entries(getTableColumns(table)).filter(([, column]) => columns.includes(column));
      return fields.length > 0 ? [{ name, table, fields }] : [];
    });
}

/** @param ownData what features have stored about a user, in forms of their own */
export function createDownloadData(ownData: readonly OwnData[]) {
  const excepted = ownData.flatMap(({ tables }) => tables);
  return operation.download
    .use(requireOwner)
    .handler(
      async ({ context: { accountCodes, database, environment, pictures, currentUser, sessionId } }) => {
        const now = new Date();
        const hash = hashInAddress(currentUser.id, currentUser.image);
        const [data, picture, pending, records, ...own] = await Promise.all([
          collectData(database, currentUser, { demo: environment.demo }),
          hash && pictures.find(currentUser.id, hash),
          accountCodes.find({ purpose: 'email-change', userId: currentUser.id, sessionId }),
          readRecords(database, currentUser.id, excepted),
          ...ownData.map(({ collect }) => collect(database, currentUser)),
        ]);
        const content = {
          readAt: now.toISOString(),
          ...data,
          ...Object.assign({}, ...own),
          records,
          picture: picture
            ? `data:${picture.contentType};base64,${picture.content.toString('base64')}`
            : null,
          pendingEmailChange: pending ? toPendingEmailChange(pending) : null,
        };
        const name = `${product.slug}-account-${now.toISOString().slice(0, 10)}.json`;
        return new File([JSON.stringify(content, null, 2)], name, { type: 'application/json' });
      },
    );
}

/**
 * All stored data about a user: profile, actions, records. Excludes credentials (tokens) and the identity of others (another
 * actor is 'somebody else'). download-data.test.ts ensures that it is complete.
 */
async function collectData({ db }: Pick<Database, 'db'>, currentUser: Person, options: { demo: boolean }) {
  const { id, email } = currentUser;
  const [profile, ownSessions, linked, trash, mailed, grants, activity] = await Promise.all([
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
  ]);
  return {
    profile: profile.map(({ search: _search, starts: _starts, ...row }) => row)[0],
    sessions: ownSessions.map(({ token: _, userId: _user, impersonatedBy, ...row }) => ({
      ...toJson(row),
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
    deletedRecords: trash,
    mails: mailed,
    adminGrants: grants,
    activity: activity.map(({ id: _, actorId, impersonatorId, requestId, address, client, ...row }) => ({
      by: actorOf(actorId, id),
      actedBy: actorOf(impersonatorId, id),
      ...row,
      // Where others were is theirs.
      ...(actorId === id && impersonatorId === null && { requestId, address, client }),
    })),
  };
}

/** The rows that name the user, by their table, of all tables but those excepted. */
async function readRecords(
  { db, tables }: Pick<Database, 'db' | 'tables'>,
  id: string,
  excepted: readonly PgTable[],
): Promise<Record<string, unknown[]>> {
  const told = namingUsers(tables).filter(({ table }) => !excepted.includes(table));
  const read = told.map(async ({ name, table, fields }) => {
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
