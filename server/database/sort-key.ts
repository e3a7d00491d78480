import { type SQL, sql } from 'drizzle-orm';
import type { ExtraConfigColumn, PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';

interface SortableType {
  /** What drizzle calls columns of it. */
  type: RegExp;
  /** Its values as JSON holds them. */
  value: z.ZodMiniType;
  /** What stands before all values. */
  lowest: string;
}

const decimal = z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]);

/** A time with as few digits as a cursor is written with: of some hundred the database makes no time. */
export const storedTime = z.iso.datetime().check(z.maxLength(30));

const sortableTypes: readonly SortableType[] = [
  // A custom column is one of schema/columns.ts: text in the order of bytes.
  { type: /^Pg(Text|Varchar|Char|CustomColumn)$/, value: z.string(), lowest: '' },
  { type: /^PgTimestamp/, value: storedTime, lowest: '-infinity' },
  { type: /^PgDate/, value: z.iso.date(), lowest: '-infinity' },
  { type: /^Pg(Numeric|Real|DoublePrecision)/, value: decimal, lowest: '-infinity' },
  { type: /^PgBigInt/, value: decimal, lowest: '-9223372036854775808' },
  { type: /^PgInteger$/, value: z.int(), lowest: '-2147483648' },
  { type: /^PgSmallInt$/, value: z.int(), lowest: '-32768' },
  { type: /^PgBoolean$/, value: z.boolean(), lowest: 'false' },
];

export function sortableType(column: PgColumn | ExtraConfigColumn): SortableType {
  const found = sortableTypes.find(({ type }) => type.test(column.columnType));
  if (!found) throw new Error(`lists cannot be sorted by ${column.name}: it is a ${column.columnType}`);
  return found;
}

/**
 * What a list compares to sort by a column; the index of that order holds the same. Rows without a value come before all
 * others: a comparison with null would lose them.
 */
export function sortKey<Sorted extends PgColumn | ExtraConfigColumn>(column: Sorted): Sorted | SQL {
  if (column.notNull) return column;
  return sql`coalesce(${column}, ${sql.raw(`'${sortableType(column).lowest}'`)})`;
}
