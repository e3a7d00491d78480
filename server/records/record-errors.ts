import { Column, getTableColumns, is, SQL } from 'drizzle-orm';
import { getTableConfig, type Index, type PgTable } from 'drizzle-orm/pg-core';
import { ApiError } from '../config/api-error.ts';
import { brokenConstraint, isBrokenReference } from '../database/broken-constraint.ts';
import { type AnyTable, scopeColumnOf } from '../database/tables/tenant-table.ts';
import { invalidInput } from '../http/error-handler.ts';
import type { Records } from './define-records.ts';

type IndexPart = Index['config']['columns'][number];

/**
 * Converts a broken unique index or foreign key to VALIDATION_FAILED on its field; returns other errors as
 * they are. The database decides, so that it also holds when two users save at the same time.
 */
export function recordError(
  { table: closed, usedMessages = {} }: Pick<Records, 'table' | 'usedMessages'>,
  error: unknown,
): unknown {
  const table = closed as AnyTable as PgTable;
  const constraint = brokenConstraint(error);
  const field = constraint === undefined ? undefined : fieldOf(table, constraint);
  if (constraint === undefined || field === undefined) return error;
  const message = isBrokenReference(error) ? 'generic.invalid' : (usedMessages[constraint] ?? 'generic.used');
  return new ApiError(422, 'VALIDATION_FAILED', invalidInput([{ message, path: [field] }]), { cause: error });
}

/** Like a foreign key that names nothing: what others have is told apart from it by no answer. */
export function invalidReference(field: string): ApiError {
  return new ApiError(
    422,
    'VALIDATION_FAILED',
    invalidInput([{ message: 'generic.invalid', path: [field] }]),
  );
}

/** The field that a unique index or a foreign key is about: the first, where there are several. */
function fieldOf(table: PgTable, constraint: string): string | undefined {
  const { indexes, uniqueConstraints, foreignKeys } = getTableConfig(table);
  const columns = Object.entries(getTableColumns(table));
  const named = [
    ...indexes.map(({ config }) => [config.name, config.columns.flatMap(columnsIn)] as const),
    ...uniqueConstraints.map((unique) => [unique.getName(), unique.columns.map(({ name }) => name)] as const),
    ...foreignKeys.map((key) => [key.getName(), key.reference().columns.map(({ name }) => name)] as const),
    ...columns.map(([, { uniqueName, name }]) => [uniqueName, [name]] as const),
  ];
  const [, about = []] = named.find(([name]) => name === constraint) ?? [];
  const first = about.find((name) => !isOfScope(table, [name]));
  return columns.find(([, { name }]) => name === first)?.[0];
}

/** Whether that is the organization or owner, among whose rows of a closed table the rest of an index is unique. */
export function isOfScope(table: PgTable, names: readonly string[]): boolean {
  const scope = scopeColumnOf(table);
  return scope !== undefined && names.every((name) => name === scope.name);
}

/** The names of the columns in a part of an index, which may be an expression. */
export function columnsIn(part: IndexPart): string[] {
  if (is(part, SQL)) return part.queryChunks.flatMap((chunk) => (is(chunk, Column) ? chunk.name : []));
  return 'name' in part && part.name !== undefined ? [part.name] : [];
}
