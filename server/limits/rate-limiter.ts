import { createHmac } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import { appFacts } from '#contract/facts/define-app.ts';
import { deriveKey } from '#server/config/derive-key.ts';
import type { Database } from '#server/database/database.ts';
import { rateLimits } from '#server/limits/tables.ts';
import { serverEvents } from '#server/observability/events.ts';
import { tooManyRequests } from '../config/api-error.ts';
import { ipGroup } from '../http/client-address.ts';
import type { Logger } from '../http/logger.ts';
import type { LimitRule } from './limits.ts';
import type { Redis } from './open-redis.ts';

/** Counts across all instances: in the database or in Redis. */
export interface RateLimiter {
  /**
   * Counts once and throws TOO_MANY_REQUESTS (429 with Retry-After) beyond the rule's limit. `subject` is an address,
   * an IP group or an id; it is case-insensitive.
   * @throws {ApiError}
   */
  consume(rule: LimitRule, subject: string): Promise<void>;
  /** Counts once and returns whether that is within the rule's limit; never throws for it. */
  isWithin(rule: LimitRule, subject: string): Promise<boolean>;
  /** Counts `times` at once, and leaves the decision to the caller. */
  count(rule: LimitRule, subject: string, times: number): Promise<Count>;
  /**
   * Counts once for each of several rules, in turn: not for those after one whose limit is passed. One statement, where the
   * database counts. Leaves the decision to the caller, who gets the counts that were made.
   * @param counted at most one for each rule
   */
  countInTurn(counted: readonly CountedSubject[]): Promise<Count[]>;
  /** Resets the counter. */
  reset(rule: LimitRule, subject: string): Promise<void>;
  /** The key under which a subject's counter is stored; it does not reveal the subject. */
  keyOf(rule: LimitRule, subject: string): string;
}

/** A rule, and who is counted for it. */
export type CountedSubject = readonly [rule: LimitRule, subject: string];

export interface Count {
  hits: number;
  /** Until the window ends. */
  seconds: number;
}

interface RateLimiterOptions {
  database: Pick<Database, 'sql'>;
  /** Counts instead of the database where it is given. */
  redis?: Pick<Redis, 'run'> | undefined;
  /** AUTH_SECRET, from which the key for the subjects' hashes is derived. */
  secret: string;
}

export function createRateLimiter({ database, redis, secret }: RateLimiterOptions): RateLimiter {
  const hashKey = deriveKey(secret, 'rate limit subjects');
  const inDatabase = countersInDatabase(database);
  const counters = redis ? countersInRedis(redis, inDatabase) : inDatabase;

  const keyOf: RateLimiter['keyOf'] = (rule, subject) => {
    const hash = createHmac('sha256', hashKey).update(subject.trim().toLowerCase()).digest('base64url');
    return `${rule.name}:${hash}`;
  };

  const count: RateLimiter['count'] = async (rule, subject, times) => {
    const duration = { customDuration: rule.windowSeconds };
    const { consumedPoints, msBeforeNext } = await counters.penalty(keyOf(rule, subject), times, duration);
    // Another server's clock may be ahead.
    return { hits: consumedPoints, seconds: Math.min(msBeforeNext / 1000, rule.windowSeconds) };
  };

  const countInTurn: RateLimiter['countInTurn'] = async (counted) => {
    const keyed = counted.map(([rule, subject]) => ({ ...rule, key: keyOf(rule, subject) }));
    if (!redis) return countKeysInTurn(database, keyed);
    const counts: Count[] = [];
    for (const [rule, subject] of counted) {
      const made = await count(rule, subject, 1);
      counts.push(made);
      if (made.hits > rule.limit) break;
    }
    return counts;
  };

  return {
    keyOf,
    count,
    countInTurn,
    async consume(rule, subject) {
      const { hits, seconds } = await count(rule, subject, 1);
      if (hits <= rule.limit) return;
      serverEvents.limitHit.publish({ limit: rule.name });
      throw tooManyRequests(seconds);
    },
    isWithin: async (rule, subject) => (await count(rule, subject, 1)).hits <= rule.limit,
    reset: async (rule, subject) => void (await counters.delete(keyOf(rule, subject))),
  };
}

/** One limiter serves all rules: each call brings its duration, and the result is compared with the rule's limit. */
const anyRule = { points: 1, duration: 1 };

/** The adapter is for postgres.js: the library expects the client of `pg`. */
function countersInDatabase({ sql }: Pick<Database, 'sql'>): RateLimiterPostgres {
  const query = async ({ text, values }: { text: string; values: string[] }) => {
    const rows = await sql.unsafe(text, values, { prepare: true });
    return { rows, rowCount: rows.count };
  };
  return new RateLimiterPostgres({
    ...anyRule,
    storeClient: { query },
    storeType: 'client',
    tableName: getTableName(rateLimits),
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
  });
}

/** The statement of the library's database adapter, for several keys, of which each waits for the one before. */
async function countKeysInTurn(
  { sql }: Pick<Database, 'sql'>,
  keyed: readonly (LimitRule & { key: string })[],
): Promise<Count[]> {
  const now = Date.now();
  const name = (place: number) => sql(`count_${place}`);
  const steps = keyed.map(({ key, windowSeconds }, place) => {
    const before = keyed[place - 1];
    const ifWithin = before ? sql`from ${name(place - 1)} where points <= ${before.limit}` : sql``;
    return sql`${name(place)} as (
      insert into ${sql(getTableName(rateLimits))} as counter (key, points, expire)
      select ${key}::text, 1, ${now + windowSeconds * 1000}::bigint ${ifWithin}
      on conflict (key) do update set
        points = case when counter.expire <= ${now} then 1 else counter.points + 1 end,
        expire = case when counter.expire <= ${now} then excluded.expire else counter.expire end
      returning points, expire
    )`;
  });
  const results = keyed.map(
    (_, place) => sql`select ${place}::int as place, points, expire from ${name(place)}`,
  );
  const rows = await sql<{ points: number; expire: string }[]>`
    with ${steps.reduce((all, step) => sql`${all}, ${step}`)}
    ${results.reduce((all, result) => sql`${all} union all ${result}`)} order by place`;
  return rows.map(({ points, expire }, place) => ({
    hits: points,
    seconds: Math.min((Number(expire) - now) / 1000, keyed[place]?.windowSeconds ?? 0),
  }));
}

/** While Redis is away the database counts, from zero: a client that was near a limit gets it once more at most. */
function countersInRedis(redis: Pick<Redis, 'run'>, inDatabase: RateLimiterPostgres): RateLimiterRedis {
  type Client = Parameters<Parameters<Redis['run']>[0]>[0];
  const storeClient: Pick<Client, 'eval' | 'del'> = {
    eval: (...script) => redis.run((client) => client.eval(...script)),
    del: (...keys) => redis.run((client) => client.del(...keys)),
  };
  return new RateLimiterRedis({
    ...anyRule,
    storeClient,
    useRedisPackage: true,
    keyPrefix: `${appFacts().product.slug}:limit`,
    insuranceLimiter: inDatabase,
  });
}

interface RateLimitOptions {
  /** Default: the client's network address. */
  subjectOf?: (req: Request) => string;
  rule: LimitRule;
  limiter: Pick<RateLimiter, 'count'>;
  logger: Pick<Logger, 'warn'>;
}

/**
 * Limits all requests by the client's network address, or another subject, without waiting for the database. `req.ip`
 * follows Express's `trust proxy`, so a forged X-Forwarded-For has no effect unless it comes through a proxy named in TRUST_PROXY.
 * Stricter limits for single actions call `RateLimiter.consume` at the action.
 *
 * Counts in memory, since otherwise each read would cost a write, and adds up with the other instances whenever an
 * address has used another tenth of its limit here. Together they allow that much more for each further instance. If
 * the shared counters are unavailable every instance continues alone.
 */
export function rateLimit({
  rule,
  limiter,
  logger,
  subjectOf = (req) => ipGroup(req.ip),
}: RateLimitOptions): RequestHandler {
  const here = new RateLimiterMemory({ points: rule.limit, duration: rule.windowSeconds });
  const tenth = Math.ceil(rule.limit / 10);

  async function addUp(subject: string): Promise<void> {
    const { hits, seconds } = await limiter.count(rule, subject, tenth);
    // That window may have ended meanwhile, and 0 would mean for good.
    if (hits > rule.limit && seconds > 0) await here.set(subject, hits, seconds);
  }

  return async (req, _res, next) => {
    const subject = subjectOf(req);
    const { consumedPoints, msBeforeNext } = await here.penalty(subject);
    if (consumedPoints > rule.limit) {
      serverEvents.limitHit.publish({ limit: rule.name });
      throw tooManyRequests(msBeforeNext / 1000);
    }
    if (consumedPoints % tenth === 0) {
      addUp(subject).catch((error: unknown) => logger.warn({ err: error }, 'rate limits are not shared'));
    }
    next();
  };
}
