import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { product } from '#contract/product.ts';
import type { Redis } from '../../redis/open-redis.ts';
import type { SessionRow } from './session-row.ts';

/** Sessions that were looked up a moment ago, shared by all servers. */
export interface SessionCache {
  /** Undefined when the database must be asked: for what is not kept, what is held, and while Redis is away. */
  find(token: string): Promise<SessionRow | undefined>;
  /** @param readAt when the database was asked for it, by `performance.now()` */
  keep(token: string, row: SessionRow, readAt: number): Promise<void>;
  /**
   * Call it before changing people or sessions, with their ids: from now on, on every server, the database is asked for
   * all sessions that have to do with one of them. False while Redis is away: who revokes must not wait for it. This
   * server asks the database, the hold follows with Redis, and another server that still reaches it may go on with what
   * it keeps for `lateSeconds` at most.
   */
  hold(ids: readonly string[]): Promise<boolean>;
}

/** Seconds for which a session is kept. What is changed behind our back, by hand in the database, holds after them. */
const keptSeconds = 30;
/** Seconds for which the database is asked instead: far longer than any change takes from its first statement on. */
const heldSeconds = 300;
/** Seconds after a change by which no server keeps what it read before, also without a hold; how long holds may be late. */
export const lateSeconds = 60;
/** Holds that may be late; one request can name thousands of ids. Of more, other servers learn when what they keep ends. */
const mostLate = 10_000;
/** Holds that go out together; all of them at once might take longer than Redis is waited for. */
const heldAtOnce = 1000;
/** Milliseconds between two tries to set a hold that is late. */
const retryEvery = 250;
/** Milliseconds after which what was read is too old to be kept; far less than `heldSeconds`. */
const longestRead = 5000;

/** The value begins with the ids that it hangs on: 'id,id {…}'. */
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
 * Keeps sessions in Redis so that nearly every request is spared the question to the database. A hold is set before
 * each change: whoever read before the change comes too late to keep it, and a server that dies between the two leaves
 * nothing that is wrong.
 */
export function createSessionCache(redis: Redis): SessionCache {
  const holdPrefix = `${product.slug}:hold:`;
  // Who reads Redis must not find what signs in.
  const keyOf = (token: string) =>
    `${product.slug}:session:${createHash('sha256').update(token).digest('base64url')}`;
  /** Ids whose holds are late, with the moment from which on none is needed. */
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
        // One that has become late again meanwhile has a later end.
        if ((isSet && late.get(id) === end) || end < performance.now()) late.delete(id);
      }
    }
    isRetrying = false;
  }

  return {
    async find(token) {
      // Redis may just have kept what was read before a change whose hold is still on its way.
      if (late.size > 0 || redis.isSettling()) return undefined;
      try {
        const kept = await redis.run((client) =>
          client.eval(findUnlessHeld, { keys: [keyOf(token)], arguments: [holdPrefix] }),
        );
        if (typeof kept !== 'string') return undefined;
        const row = JSON.parse(kept.slice(kept.indexOf(' ') + 1)) as SessionRow;
        return Date.parse(row.expiresAt) > Date.now() ? row : undefined;
      } catch {
        return undefined;
      }
    },
    async keep(token, row, readAt) {
      const { userId, id, impersonatorId } = row;
      const value = `${[userId, id, impersonatorId ?? []].flat()} ${JSON.stringify(row)}`;
      if (performance.now() - readAt > longestRead) return;
      const kept = [holdPrefix, value, String(keptSeconds * 1000)];
      await redis
        .run((client) => client.eval(keepUnlessHeld, { keys: [keyOf(token)], arguments: kept }))
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

/** All ids that a request names, wherever in it they stand. */
export function idsIn(input: unknown): string[] {
  return JSON.stringify(input ?? null).match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi) ?? [];
}
