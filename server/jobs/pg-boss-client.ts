import type { Db } from 'pg-boss';
import type { Database } from '../database/database.ts';

/**
 * Makes the client by which pg-boss uses our connections, in place of one of its own driver.
 * @param wake is told of new jobs by the name of their queue; where it returns false pg-boss wakes all of its workers
 */
export function pgBossClient({ sql }: Pick<Database, 'sql'>, wake: (queue: string) => boolean): Db {
  return {
    async executeSql(text, values = []) {
      // The scripts that make its tables begin and end transactions, for which they need a connection of their own.
      if (/^\s*begin\b/i.test(text)) return { rows: await runScript(sql, text) };
      return { rows: rowsOf(await sql.unsafe(text, values.map(toText) as never[])) };
    },
    async listen(channel, onNotification, onReconnect) {
      const onNew = (queue: string) => void (wake(queue) || onNotification(queue));
      const listening = await sql.listen(channel, onNew, onReconnect);
      return { close: () => listening.unlisten() };
    },
  };
}

async function runScript(sql: Database['sql'], text: string): Promise<unknown[]> {
  const connection = await sql.reserve();
  try {
    return rowsOf(await connection.unsafe(text));
  } catch (error) {
    // Of servers that start at once all but one fail, as meant, and the connection goes back into the pool.
    await connection.unsafe('rollback');
    throw error;
  } finally {
    connection.release();
  }
}

/** The rows of a statement, or of all the statements of a script. */
function rowsOf(result: readonly unknown[]): unknown[] {
  return result.some(Array.isArray) ? result.flat() : [...result];
}

/** A value as our client takes it: drizzle has it send dates and JSON as they are, and undefined it refuses. */
function toText(value: unknown): unknown {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value;
}
