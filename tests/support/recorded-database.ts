import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Database } from '#server/database/database.ts';
import * as schema from '#server/database/schema/index.ts';

export interface RecordedDatabase extends Database {
  /** The text of each statement since the last call, in the order in which they were sent. */
  takeStatements(): string[];
}

/** A pool of one connection, so that statements have one order, that notes what it sends. */
export function recordedDatabase(url: string): RecordedDatabase {
  let statements: string[] = [];
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    debug: (_connection, statement) => {
      statements.push(statement);
    },
  });
  return {
    sql,
    db: drizzle(sql, { schema }),
    tables: schema,
    close: () => sql.end({ timeout: 5 }),
    takeStatements() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
