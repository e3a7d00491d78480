import { AsyncLocalStorage } from 'node:async_hooks';
import type { BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Database } from '../database/database.ts';
import { toApiError } from '../http/error-handler.ts';

/** Failures during a call of better-auth; only the first counts. */
interface Failures {
  first?: { error: unknown };
}

const current = new AsyncLocalStorage<Failures>();

type Method = (...parameters: unknown[]) => unknown;

/** The database as better-auth uses it. */
export function authDatabase({ db, tables }: Pick<Database, 'db' | 'tables'>) {
  const adapter = drizzleAdapter(db, { provider: 'pg', schema: tables, usePlural: true, transaction: true });
  return (options: BetterAuthOptions) => trackFailures(adapter(options));
}

/**
 * Wraps an adapter so that {@link throwDatabaseFailure} learns when the database was unavailable. better-auth itself
 * hides it: a session that cannot be read is answered with 401, and signing out succeeds without deleting the session.
 */
function trackFailures<Adapter extends object>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return async (...parameters: unknown[]) => {
        try {
          return await (value as Method).apply(target, parameters.map(withinTransaction));
        } catch (error) {
          const failures = current.getStore();
          if (failures && toApiError(error).status === 503) failures.first ??= { error };
          throw error;
        }
      };
    },
  });
}

/** A transaction runs a function with its own adapter. */
function withinTransaction(parameter: unknown): unknown {
  if (typeof parameter !== 'function') return parameter;
  return (adapter: object, ...rest: unknown[]) => (parameter as Method)(trackFailures(adapter), ...rest);
}

/**
 * Runs a call of better-auth.
 * @throws the database's error, if it was unavailable at any time during the call, whatever better-auth answered
 */
export async function throwDatabaseFailure<T>(call: () => Promise<T>): Promise<T> {
  const failures: Failures = {};
  return await current.run(failures, async () => {
    try {
      const answer = await call();
      if (failures.first) throw failures.first.error;
      return answer;
    } catch (error) {
      throw failures.first ? failures.first.error : error;
    }
  });
}
