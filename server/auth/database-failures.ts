import { AsyncLocalStorage } from 'node:async_hooks';
import { toApiError } from '../http/to-api-error.ts';

/** What a call of better-auth has met; the first failure alone counts. */
interface Failures {
  first?: { error: unknown };
}

const current = new AsyncLocalStorage<Failures>();

type Method = (...parameters: unknown[]) => unknown;

/**
 * The same adapter, which notes for {@link throwDatabaseFailure} that the database was away. better-auth itself makes
 * something else of it: a session that cannot be read is none (401), and one that cannot be deleted is signed out of.
 */
export function trackFailures<Adapter extends object>(adapter: Adapter): Adapter {
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

/** A transaction runs a function on an adapter of its own. */
function withinTransaction(parameter: unknown): unknown {
  if (typeof parameter !== 'function') return parameter;
  return (adapter: object, ...rest: unknown[]) => (parameter as Method)(trackFailures(adapter), ...rest);
}

/**
 * Runs a call of better-auth.
 * @throws what the database failed with, if it was away at any moment of the call, whatever better-auth answered
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
