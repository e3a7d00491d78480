import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { StoredFile } from '#contract/files/file-fields.ts';
import { mostBytes } from '#contract/files/file-limits.ts';
import { ApiError } from '../config/api-error.ts';
import type { Transaction } from '../database/database.ts';
import type { RecordMove, RecordWrite } from '../database/field-kind.ts';
import { toJson } from '../database/rows.ts';
import type { AnyTable } from '../database/tables/tenant-table.ts';
import { organizations } from '../database/tables/tenants.ts';
import { invalidInput } from '../http/error-handler.ts';
import { files } from './tables.ts';

type Values = Record<string, unknown>;

/**
 * Replaces the files that values name by what is stored of them, and makes complete uploads of the caller the record's. Which
 * came and which went, by their ids, is told to the audit trail.
 * @throws {ApiError} VALIDATION_FAILED on a field with others, or where the organization has no space left
 */
export async function attachFiles(tx: Transaction, write: RecordWrite, values: Values): Promise<object> {
  const added: StoredFile[] = [];
  const removed: StoredFile[] = [];
  for (const field of Object.keys(fileColumns(write.table))) {
    if (!values[field]) continue;
    const known = new Map(filesIn(write.before, field).map((file) => [file.id, file]));
    const wanted = [...new Set(filesIn(values, field).map(({ id }) => id.toLowerCase()))];
    const fresh = wanted.filter((id) => !known.has(id));
    for (const file of await takeUploads(tx, write, fresh)) {
      known.set(file.id, file);
      added.push(file);
    }
    if (!wanted.every((id) => known.has(id))) throw invalidFile(field, 'files:validation.gone');
    values[field] = wanted.map((id) => known.get(id));
    removed.push(...[...known.values()].filter(({ id }) => !wanted.includes(id)));
    if (fresh.length > 0 && (await isFull(tx, write))) throw invalidFile(field, 'files:validation.full');
  }
  return {
    ...(added.length > 0 && { added: added.map(({ id }) => id) }),
    ...(removed.length > 0 && { removed: removed.map(({ id }) => id) }),
  };
}

/**
 * Counts the files of records that were moved where those are now.
 * @throws {ApiError} VALIDATION_FAILED where the organization has no space for them
 */
export async function moveFiles(
  tx: Transaction,
  move: RecordMove,
  records: readonly Values[],
): Promise<void> {
  const { table, organizationId } = move;
  const fields = Object.keys(fileColumns(table));
  const moved = records.flatMap((record) => fields.flatMap((field) => filesIn(record, field)));
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  await tx.update(files).set({ organizationId }).where(inArray(files.id, ids));
  // Without one they take the space of those who have uploaded them.
  if (organizationId && (await isFull(tx, move))) throw invalidFile('to', 'files:validation.full');
}

/** The columns of a table that hold files, by field. */
export function fileColumns(table: AnyTable): Record<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table as PgTable));
  // No other column of ours is JSON by a type of its own: see `fileList`.
  return Object.fromEntries(
    columns.filter(([, column]) => column.columnType === 'PgCustomColumn' && column.getSQLType() === 'jsonb'),
  );
}

function filesIn(row: Readonly<Record<string, unknown>> = {}, field: string): readonly StoredFile[] {
  return (row[field] ?? []) as StoredFile[];
}

async function takeUploads(
  tx: Transaction,
  { kind, actor, organizationId }: RecordWrite,
  ids: readonly string[],
): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const isOwn = and(eq(files.kind, kind), eq(files.uploadedBy, actor.id), isNull(files.attachedAt));
  const uploads = await tx
    .update(files)
    .set({ attachedAt: new Date(), organizationId: organizationId ?? null })
    .where(and(inArray(files.id, [...ids]), isOwn, eq(files.received, files.size)))
    .returning({
      ...{ id: files.id, name: files.name, size: files.size, type: files.type },
      uploadedAt: files.createdAt,
    });
  return uploads.map(toJson);
}

/** Of two writes at once in an organization the second sees the space that the first takes. */
async function isFull(
  tx: Transaction,
  write: Pick<RecordWrite, 'actor' | 'organizationId'>,
): Promise<boolean> {
  const { actor, organizationId } = write;
  if (!organizationId) return (await readUsedBytes(tx, { uploadedBy: actor.id })) > mostBytes;
  const isIt = eq(organizations.id, organizationId);
  await tx.select({ id: organizations.id }).from(organizations).where(isIt).for('no key update');
  return (await readUsedBytes(tx, { organizationId })) > mostBytes;
}

/** Bytes of the files of an organization, or of those of a user that are in none. */
export async function readUsedBytes(
  tx: Pick<Transaction, 'select'>,
  holder: { organizationId: string } | { uploadedBy: string },
): Promise<number> {
  const isHeld: SQL | undefined =
    'organizationId' in holder
      ? eq(files.organizationId, holder.organizationId)
      : and(eq(files.uploadedBy, holder.uploadedBy), isNull(files.organizationId));
  const [used] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` })
    .from(files)
    .where(isHeld);
  return Number(used?.bytes);
}

export function invalidFile(field: string, message: string): ApiError {
  return new ApiError(422, 'VALIDATION_FAILED', invalidInput([{ message, path: [field] }]));
}
