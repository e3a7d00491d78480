import { type SQL, sql } from 'drizzle-orm';
import type { ExtraConfigColumn, PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';

interface SortableType {
  /** Pattern of drizzle's `columnType`. */
  type: RegExp;
  /** Its values as JSON holds them. */
  value: z.ZodMiniType;
  /** Lowest value, as PostgreSQL writes it. */
  lowest: string;
}

const decimal = z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]);

/** A time with as few digits as a cursor is written with: of some hundred the database makes no time. */
export const storedTime = z.iso.datetime().check(z.maxLength(30));

const sortableTypes: readonly SortableType[] = [
  // A custom column is one of tables/columns.ts: text in the order of bytes.
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
 * Returns the expression that sorts a list by a column; the index of that order has the same. Null becomes
 * the lowest value of the type: a comparison with null would lose the row.
 */
export function sortKey<Sorted extends PgColumn | ExtraConfigColumn>(column: Sorted): Sorted | SQL {
  if (column.notNull) return column;
  return sql`coalesce(${column}, ${sql.raw(`'${sortableType(column).lowest}'`)})`;
}
