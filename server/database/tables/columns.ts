import { sql } from 'drizzle-orm';
import { customType, type ExtraConfigColumn, text, timestamp } from 'drizzle-orm/pg-core';

/** A UTC timestamp with milliseconds: exactly what a JavaScript Date holds, so comparisons agree. */
export const utcTimestamp = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/**
 * Identifier of the tables that better-auth fills. Text, not uuid: better-auth passes identifiers from requests to its
 * queries unchecked, and a malformed one must find nothing rather than fail.
 */
export const id = () =>
  text('id')
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());

export const createdAt = () => utcTimestamp('created_at').notNull().defaultNow();

export const updatedAt = () =>
  utcTimestamp('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date());

/** Compared byte by byte: the same order on every machine, and the fastest. */
const orderedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A name as sorted in lists: normalized once, when it is written. */
export const sortName = (name: string) =>
  orderedText('sort_name')
    .notNull()
    .generatedAlwaysAs(sql`fold(${sql.identifier(name)})`);

/** Another text as sorted in lists: as many of its characters as an index has room for; no text comes first. */
export const sortText = (field: string) =>
  orderedText(`sort_${field}`)
    .notNull()
    .generatedAlwaysAs(sql`left(fold(coalesce(${sql.identifier(field)}, '')), 200)`);

/**
 * Money as sorted in lists: by the currency, and then by the amount, which has 13 digits at most (moneySchema); none comes
 * first.
 */
export const sortMoney = (field: string) =>
  orderedText(`sort_${field}`)
    .notNull()
    .generatedAlwaysAs(
      sql`coalesce(${sql.identifier(`${field}_currency`)} || lpad(${sql.identifier(`${field}_amount`)}::text, 13, '0'), '')`,
    );

/** Condition of a check: the column holds one of the choices of the contract, or nothing. */
export const isOneOf = (column: ExtraConfigColumn, choices: readonly string[]) =>
  sql`${column} in (${sql.raw(choices.map((choice) => `'${choice.replaceAll("'", "''")}'`).join(', '))})`;

/** The same for money: an amount and one of the currencies, or neither. */
export const isMoney = (
  amount: ExtraConfigColumn,
  currency: ExtraConfigColumn,
  currencies: readonly string[],
) => sql`(${amount} is null) = (${currency} is null) and ${isOneOf(currency, currencies)}`;

/**
 * Text for searches: the normalized fields (migrations/0000_baseline.sql), separated by line feeds so that no
 * match spans two of them.
 */
export const search = (...fields: string[]) =>
  text('search')
    .notNull()
    .generatedAlwaysAs(
      sql.join(
        fields.map((field) => sql`searchable(coalesce(${sql.identifier(field)}, ''))`),
        sql` || E'\n' || `,
      ),
    );

/**
 * Text for search terms of one and two characters: the starts of the words of some fields, the first of which is the
 * name (migrations/0000_baseline.sql).
 */
export const starts = (...fields: string[]) =>
  text('starts')
    .notNull()
    .generatedAlwaysAs(
      sql`word_starts(fold(${sql.join(
        fields.map((field) => sql`coalesce(${sql.identifier(field)}, '')`),
        sql` || ' ' || `,
      )}))`,
    );
