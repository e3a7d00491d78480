import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { product } from '#contract/product.ts';
import type { Redis } from '../../redis/open-redis.ts';
import type { SessionRow } from './session-row.ts';

/** Recently read sessions, shared by all servers. */
export interface SessionCache {
  /** Undefined if the database must be queried: not cached, on hold, or Redis unavailable. */
  find(token: string): Promise<SessionRow | undefined>;
  /** @param readAt when the database was queried for it, by `performance.now()` */
  keep(token: string, row: SessionRow, readAt: number): Promise<void>;
  /**
   * Call it before changing users or sessions, with their ids: from then on, every server reads all sessions that
   * involve one of them from the database. Returns false if Redis is unavailable, since a revocation must not wait for
   * it: this server then queries the database, the hold is set once Redis is back, and another server that still
   * reaches it may use its cached sessions for `lateSeconds` at most.
   */
  hold(ids: readonly string[]): Promise<boolean>;
}

/** Seconds for which a session is cached. Changes made by hand in the database take effect after them. */
const cachedSeconds = 30;
/** Seconds for which the database is queried instead: far longer than any change takes from its first statement. */
const heldSeconds = 300;
/**
 * Seconds after a change by which no server uses what it cached before, even without a hold; holds may be that late.
 */
export const lateSeconds = 60;
/**
 * Maximum number of late holds; one request can name thousands of ids. Beyond it, other servers' cached sessions
 * expire.
 */
const mostLate = 10_000;
/** Holds set in one command; all at once might exceed the timeout of Redis. */
const heldAtOnce = 1000;
/** Milliseconds between two attempts to set a late hold. */
const retryEvery = 250;
/** Milliseconds after which a read row is too old to be cached; far less than `heldSeconds`. */
const longestRead = 5000;

/** The value begins with the ids on which it depends: 'id,id {…}'. */
const findUnlessHeld = `
local kept = redis.call('GET', KEYS[1])
if not kept then return false end
for id in string.gmatch(string.match(kept, '^%S+'), '[^,]+') do
  if redis.call('EXISTS', ARGV[1] .. id) == 1 then return false end
end
return kept`;

const keepUnlessHeld = `
for id in string.gmatch(string.match(ARGV[2], '^%S+'), '[^,]+') do
  if redis.call('EXISTS', ARGV[1] .. id) == 1 then return 0 end
end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/**
 * Caches sessions in Redis so that nearly every request saves a query. A hold is set before each change: rows read
 * before the change can no longer be cached, and a server that crashes between the two leaves no wrong data.
 */
export function createSessionCache(redis: Redis): SessionCache {
  const holdPrefix = `${product.slug}:hold:`;
  // A reader of Redis must not find valid tokens.
  const keyOf = (token: string) =>
    `${product.slug}:session:${createHash('sha256').update(token).digest('base64url')}`;
  /** Ids whose holds are late, with the time after which they are not needed. */
  const late = new Map<string, number>();
  let isRetrying = false;

  async function setHolds(ids: Iterable<string>): Promise<boolean> {
    try {
      const all = [...ids];
      for (let from = 0; from < all.length; from += heldAtOnce) {
        await redis.run((client) => {
          const commands = client.multi();
          for (const id of all.slice(from, from + heldAtOnce)) {
            commands.set(holdPrefix + id, '1', { expiration: { type: 'EX', value: heldSeconds } });
          }
          return commands.exec();
        });
      }
      return true;
    } catch {
      return false;
    }
  }

  async function setLateHolds(): Promise<void> {
    if (isRetrying) return;
    isRetrying = true;
    while (late.size > 0) {
      await sleep(retryEvery, undefined, { ref: false });
      const tried = new Map(late);
      const isSet = await setHolds(tried.keys());
      for (const [id, end] of tried) {
        // One that has become late again since then has a later end.
        if ((isSet && late.get(id) === end) || end < performance.now()) late.delete(id);
      }
    }
    isRetrying = false;
  }

  return {
    async find(token) {
      // Redis may have cached a row that was read before a change whose hold is not set yet.
      if (late.size > 0 || redis.isSettling()) return undefined;
      try {
        const cached = await redis.run((client) =>
          client.eval(findUnlessHeld, { keys: [keyOf(token)], arguments: [holdPrefix] }),
        );
        if (typeof cached !== 'string') return undefined;
        const row = JSON.parse(cached.slice(cached.indexOf(' ') + 1)) as SessionRow;
        return Date.parse(row.expiresAt) > Date.now() ? row : undefined;
      } catch {
        return undefined;
      }
    },
    async keep(token, row, readAt) {
      const { userId, id, impersonatorId } = row;
      const value = `${[userId, id, impersonatorId ?? []].flat()} ${JSON.stringify(row)}`;
      if (performance.now() - readAt > longestRead) return;
      const cached = [holdPrefix, value, String(cachedSeconds * 1000)];
      await redis
        .run((client) => client.eval(keepUnlessHeld, { keys: [keyOf(token)], arguments: cached }))
        .catch(() => {});
    },
    async hold(ids) {
      const own = new Set(ids.map((id) => id.toLowerCase()));
      if (await setHolds(own)) return true;
      const end = performance.now() + lateSeconds * 1000;
      for (const id of own) if (late.size < mostLate) late.set(id, end);
      void setLateHolds();
      return false;
    },
  };
}

/** All ids anywhere in the input of a request. */
export function idsIn(input: unknown): string[] {
  return JSON.stringify(input ?? null).match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi) ?? [];
}
