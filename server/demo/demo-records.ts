import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import type { Random } from '../example-records/random.ts';
import type { EventRow, UserRow } from './rows/row-types.ts';

/** What a demo shows of a feature. */
export interface DemoRecords {
  /** The tables that it fills. A database with rows in one of them does not become a demo. */
  tables: readonly PgTable[];
  /**
   * Makes the records, with dates before `now`, and what has happened to them.
   * @param users those of the demo
   */
  create(now: Date, random: Random, users: readonly UserRow[]): CreatedRecords;
}

export interface CreatedRecords {
  events: EventRow[];
  insert(transaction: Transaction): Promise<unknown>;
}
