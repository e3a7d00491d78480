import type { GenericEndpointContext } from '@better-auth/core';
import { ApiError } from '../config/api-error.ts';
import { ipGroup } from '../http/client-address.ts';
import type { LimitRule } from '../limits/limits.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
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

/** The group of network addresses that a request comes from. */
export function networkOf(ctx: GenericEndpointContext): string {
  return ipGroup(ctx.headers?.get(clientAddressHeader) ?? undefined);
}
