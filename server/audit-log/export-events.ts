import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import * as z from 'zod/mini';
import { type AuditLogEvent, exportFileInput } from '#contract/audit-log/audit-log.ts';
import type { Language } from '#contract/facts/languages.ts';
import { languageNames } from '#contract/facts/languages.ts';
import { oneOf } from '#contract/facts/one-of.ts';
import { findPermittedUser, notWhileImpersonating, requirePermission } from '../api/require-permission.ts';
import { recordEvents } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import { type CsvColumns, csvHeads, csvLine } from '../csv/csv-columns.ts';
import { type CsvServices, isGoneAway } from '../csv/csv-download.ts';
import { byteOrderMark, delimiterOf, writeCsv } from '../csv/write-csv.ts';
import type { Database } from '../database/database.ts';
import { toJson } from '../database/rows.ts';
import { parseInput } from '../http/error-handler.ts';
import { defineJob } from '../jobs/define-job.ts';
import { exportsByUser } from '../limits/limits.ts';
import { everywhere } from './list-events.ts';
import { operation } from './operation.ts';
import { findEvents, readEventPage } from './read-events.ts';
import { showEvents } from './show-events.ts';
import { auditLogExports, auditLogParts } from './tables.ts';

const columns = {
  createdAt: 'audit-log:csv.createdAt',
  actor: 'audit-log:csv.actor',
  actorId: 'audit-log:csv.actorId',
  impersonatorId: 'audit-log:csv.impersonatorId',
  action: 'audit-log:csv.action',
  subjectId: 'audit-log:csv.subjectId',
  subject: 'audit-log:csv.subject',
  organizationId: 'audit-log:csv.organizationId',
  client: 'audit-log:csv.client',
  address: 'audit-log:csv.address',
  requestId: 'audit-log:csv.requestId',
  data: 'audit-log:csv.data',
} satisfies CsvColumns;

/** Events that are in memory at once. */
const eventsInPart = 2000;

/** Writes the file of an export, in parts; a second try begins anew. */
export const writeExport = defineJob({
  name: 'audit-log.export',
  input: z.object({ id: z.string(), language: oneOf(languageNames) }),
  async run({ database }, { id, language }) {
    const { db } = database;
    const isIt = eq(auditLogExports.id, id);
    const [wanted] = await db.select().from(auditLogExports).where(isIt);
    if (!wanted) return;
    const { format, filter, userId } = wanted;
    await db.delete(auditLogParts).where(eq(auditLogParts.exportId, id));
    const found = await findEvents(database, { ...filter, userId });
    let cursor: string | null | undefined;
    for (let number = 0; cursor !== null; number += 1) {
      const page = await readEventPage(database, found, { cursor, limit: eventsInPart });
      cursor = page.nextCursor;
      const events = await showEvents(database, page.items, { kind: 'all' });
      const isFirst = number === 0;
      const content =
        format === 'csv' ? csvPart(events, isFirst, language) : jsonPart(events, isFirst, cursor === null);
      await db.insert(auditLogParts).values({ exportId: id, number, content });
    }
    await db.update(auditLogExports).set({ readyAt: new Date() }).where(isIt);
  },
});

/** Deletes files that are older than a day. */
export const deleteExports = defineJob({
  name: 'audit-log.clean-up',
  input: z.object({}),
  schedule: '23 * * * *',
  async run({ database }) {
    await database.sql`delete from audit_log_exports where created_at < now() - interval '1 day'`;
  },
});

function csvPart(events: readonly AuditLogEvent[], isFirst: boolean, language: Language): string {
  const lines = events.map(({ actor, impersonatedBy, subject, organization, data, ...event }) =>
    csvLine(columns, {
      ...event,
      actor: actor?.name,
      actorId: actor?.id,
      impersonatorId: impersonatedBy?.id,
      subject: subject.name,
      subjectId: subject.id,
      organizationId: organization?.id,
      data: data && JSON.stringify(data),
    }),
  );
  const delimiter = delimiterOf(language);
  if (!isFirst) return writeCsv(lines, delimiter);
  return byteOrderMark + writeCsv([csvHeads(columns, language), ...lines], delimiter);
}

function jsonPart(events: readonly AuditLogEvent[], isFirst: boolean, isLast: boolean): string {
  // The last part may have none: they may have been deleted since the part before was read.
  const lines = events.map(
    (event, place) => `${isFirst && place === 0 ? '' : ','}\n${JSON.stringify(event)}`,
  );
  return `${isFirst ? '[' : ''}${lines.join('')}${isLast ? '\n]\n' : ''}`;
}

export const exportEvents = operation.export
  .use(requirePermission(everywhere))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { format, ...filter } }) => {
    const { database, currentUser, jobs, language, limiter, network } = context;
    await limiter.consume(exportsByUser, `${currentUser.id} ${network}`);
    const id = randomUUID();
    await database.db.transaction(async (tx) => {
      await tx.insert(auditLogExports).values({ id, userId: currentUser.id, format, filter });
      await recordEvents(tx, [{ actor: currentUser, action: 'audit.exported', subjectId: id }]);
      await jobs.enqueue(writeExport, { id, language }, tx);
    });
    return { id };
  });

export const listExports = operation.exports
  .use(requirePermission(everywhere))
  .use(notWhileImpersonating)
  .handler(async ({ context: { database, currentUser } }) => {
    const { id, format, createdAt, readyAt, userId } = auditLogExports;
    const rows = await database.db
      .select({ id, format, createdAt, isReady: sql<boolean>`${readyAt} is not null` })
      .from(auditLogExports)
      .where(and(eq(userId, currentUser.id), gt(createdAt, sql`now() - interval '1 day'`)))
      .orderBy(desc(createdAt));
    return { items: rows.map(toJson) };
  });

/** Sends the file of an export, part by part, to whoever asked for it. */
export function sendExport({ createContext }: CsvServices): RequestHandler {
  return async (req, res) => {
    const context = createContext(req, res);
    const currentUser = await findPermittedUser(context, everywhere);
    if (currentUser.impersonatedBy !== null) throw new ApiError(403, 'NOT_WHILE_IMPERSONATING');
    const wanted = parseInput(exportFileInput, req.query);
    const { db } = context.database;
    const { id, userId, readyAt } = auditLogExports;
    const isOwn = and(eq(id, wanted.id), eq(userId, currentUser.id), isNotNull(readyAt));
    const [found] = await db.select().from(auditLogExports).where(isOwn);
    if (!found) throw new ApiError(404, 'RECORD_NOT_FOUND');
    const { format, createdAt } = found;
    res.set({
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="audit-log-${createdAt.toISOString().slice(0, 10)}.${format}"`,
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
    });
    await pipeline(Readable.from(partsOf(context.database, found.id)), res).catch((error: unknown) => {
      if (!isGoneAway(error)) throw error;
    });
  };
}

async function* partsOf({ db }: Pick<Database, 'db'>, exportId: string): AsyncGenerator<string> {
  for (let number = 0; ; number += 1) {
    const [part] = await db
      .select({ content: auditLogParts.content })
      .from(auditLogParts)
      .where(and(eq(auditLogParts.exportId, exportId), eq(auditLogParts.number, number)));
    if (!part) return;
    yield part.content;
  }
}
