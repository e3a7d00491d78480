import type { GenericEndpointContext } from '@better-auth/core';
import { ApiError } from '../config/api-error.ts';
import { ipGroup } from '../http/client-address.ts';
import type { LimitRule } from '../limits/limits.ts';
import type { CountedSubject, RateLimiter } from '../limits/rate-limiter.ts';
import { serverEvents } from '../observability/events.ts';
import { tooManyRequests } from './auth-error.ts';
import { clientAddressHeader } from './client-headers.ts';

/**
 * Counts one request, from a hook of better-auth.
 * @throws {APIError} TOO_MANY_REQUESTS beyond the rule's limit
 */
export async function consumeLimit(limiter: RateLimiter, rule: LimitRule, subject: string): Promise<void> {
  try {
    await limiter.consume(rule, subject);
  } catch (error) {
    if (error instanceof ApiError)
      throw tooManyRequests(Number(error.data?.retryAfter ?? rule.windowSeconds));
    throw error;
  }
}

/**
 * Counts one request for several rules, in turn.
 * @param observed counted last, where it refuses nothing
 * @returns whether that is within its limit
 * @throws {APIError} TOO_MANY_REQUESTS beyond the limit of another; those after it are not counted
 */
export async function consumeLimits(
  limiter: RateLimiter,
  limits: readonly CountedSubject[],
  observed: CountedSubject,
): Promise<boolean> {
  const counts = await limiter.countInTurn([...limits, observed]);
  for (const [place, [rule]] of limits.entries()) {
    const { hits = 0, seconds = rule.windowSeconds } = counts[place] ?? {};
    if (hits <= rule.limit) continue;
    serverEvents.limitHit.publish({ limit: rule.name });
    throw tooManyRequests(seconds);
  }
  const [rule] = observed;
  return (counts[limits.length]?.hits ?? 0) <= rule.limit;
}

/** The group of network addresses that a request comes from. */
export function networkOf(ctx: GenericEndpointContext): string {
  return ipGroup(ctx.headers?.get(clientAddressHeader()) ?? undefined);
}
