import type { PgTable } from 'drizzle-orm/pg-core';
import type { auditEvents } from '../audit/tables.ts';
import type { Transaction } from '../database/database.ts';
import type { users } from '../database/tables/users.ts';
import type { Random } from './random.ts';

export type UserRow = typeof users.$inferInsert & { createdAt: Date };

export type EventRow = typeof auditEvents.$inferInsert & { createdAt: Date };

/** Records of a feature in the demo. */
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
