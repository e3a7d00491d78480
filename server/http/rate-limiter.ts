import { createHmac } from 'node:crypto';
import { deriveKey } from '#server/config/derive-key.ts';
import { serverEvents } from '#server/observability/events.ts';
import { tooManyRequests } from '../config/api-error.ts';
import type { Counters } from './counters.ts';
import type { LimitRule } from './limits.ts';

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
  /** Resets the counter. */
  reset(rule: LimitRule, subject: string): Promise<void>;
  /** The key under which a subject's counter is stored; it does not reveal the subject. */
  keyOf(rule: LimitRule, subject: string): string;
}

/** @param secret AUTH_SECRET, from which the key for the subjects' hashes is derived. */
export function createRateLimiter({ counters, secret }: { counters: Counters; secret: string }): RateLimiter {
  const hashKey = deriveKey(secret, 'rate limit subjects');

  const keyOf: RateLimiter['keyOf'] = (rule, subject) => {
    const hash = createHmac('sha256', hashKey).update(subject.trim().toLowerCase()).digest('base64url');
    return `${rule.name}:${hash}`;
  };

  const count = (rule: LimitRule, subject: string) =>
    counters.count(keyOf(rule, subject), rule.windowSeconds);

  return {
    keyOf,
    async consume(rule, subject) {
      const { hits, seconds } = await count(rule, subject);
      if (hits <= rule.limit) return;
      serverEvents.limitHit.publish({ limit: rule.name });
      throw tooManyRequests(Math.min(seconds, rule.windowSeconds));
    },
    isWithin: async (rule, subject) => (await count(rule, subject)).hits <= rule.limit,
    reset: (rule, subject) => counters.reset(keyOf(rule, subject)),
  };
}
