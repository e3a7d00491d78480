import type { GenericEndpointContext } from '@better-auth/core';
import { ipRules, type LimitRule } from '../../http/limits.ts';
import type { RateLimiter } from '../../http/rate-limiter.ts';
import { consumeLimit, networkOf } from '../consume-limit.ts';

/** Sign-ins to the desktop app that one user confirms on the website. */
const desktopSignInsByAccount: LimitRule = {
  name: 'handover-account',
  limit: 10,
  windowSeconds: 600,
};

/** Limits on signing in to the desktop app: its codes count together with those that are mailed. */
export interface DesktopLimits {
  /** @throws {APIError} TOO_MANY_REQUESTS */
  signInDesktop(ctx: GenericEndpointContext, userId: string): Promise<void>;
  /** @throws {APIError} TOO_MANY_REQUESTS */
  exchange(ctx: GenericEndpointContext): Promise<void>;
}

export function createDesktopLimits({
  limiter,
  mode,
}: {
  limiter: RateLimiter;
  mode: 'local' | 'hosted';
}): DesktopLimits {
  const rules = ipRules(mode);
  return {
    async signInDesktop(ctx, userId) {
      await consumeLimit(limiter, rules.codeRequests, networkOf(ctx));
      await consumeLimit(limiter, desktopSignInsByAccount, userId);
    },
    async exchange(ctx) {
      await consumeLimit(limiter, rules.codeTries, networkOf(ctx));
    },
  };
}
