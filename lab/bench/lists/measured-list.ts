import type { Sql } from 'postgres';

/** A list that is measured: its pages, and the operations behind them. */
export interface MeasuredList {
  /** Of its table and in its addresses: /manager/<name>, /api/<name>, `npm run seed -- --<name> N`. */
  name: string;
  /** Bytes of JavaScript that its page may load at first, over the wire. */
  javascript: number;
  /** Its first page as one statement: what the product's is measured against. */
  floor: string;
  /** Adds so many records, named bench-1 and so on. */
  fill(sql: Sql, count: number): Promise<unknown>;
  /** Orders that the list can have. */
  sorts: readonly string[];
  /** What a user looks for, by what is special about it; in the example records of `npm run seed`. */
  terms: Readonly<Record<string, string>>;
  /** Bounds of searches that cannot meet the common one: milliseconds at a million rows on the reference machine. */
  limits: Readonly<Record<string, number>>;
}

/** Terms that are special in every list. */
export const everywhere = {
  'no match': 'nothing-here-xyz',
  punctuation: '---',
  emoji: '🚀',
};
