import type { GenericEndpointContext } from '@better-auth/core';
import {
  codeRequestsByKnownBrowser,
  codeRequestsByNetwork,
  codeRequestsPerAddress,
  ipRules,
  type LimitRule,
} from '../../http/limits.ts';
import type { RateLimiter } from '../../http/rate-limiter.ts';
import { consumeLimit, networkOf } from '../consume-limit.ts';
import type { KnownBrowsers } from './known-browsers.ts';

/**
 * How often codes are sent and tried. Counted here and not in front of a route, so that pages posted without
 * JavaScript count too. Strangers' requests do not count against a browser from which the owner of the address has
 * signed in before, nor from one network against all. Wrong codes are counted in sign-in-failures.ts.
 */
export interface CodeLimits {
  /** @throws {APIError} TOO_MANY_REQUESTS */
  request(ctx: GenericEndpointContext, email: string): Promise<void>;
  /** @throws {APIError} TOO_MANY_REQUESTS */
  verify(ctx: GenericEndpointContext): Promise<void>;
}

interface CodeLimitsServices {
  limiter: RateLimiter;
  knownBrowsers: KnownBrowsers;
  mode: 'local' | 'hosted';
  /** All visitors of a demo ask for codes to the same two addresses. */
  demo: boolean;
}

export function createCodeLimits({ limiter, knownBrowsers, mode, demo }: CodeLimitsServices): CodeLimits {
  const rules = ipRules(mode);
  const count = (rule: LimitRule, subject: string) => consumeLimit(limiter, rule, subject);
  return {
    async request(ctx, email) {
      const network = networkOf(ctx);
      await count(rules.codeRequests, network);
      if (demo) return;
      const browser = knownBrowsers.find(ctx, email);
      if (browser) return count(codeRequestsByKnownBrowser, browser);
      await count(codeRequestsByNetwork, `${network} ${email}`);
      await count(codeRequestsPerAddress, email);
    },
    async verify(ctx) {
      await count(rules.codeTries, networkOf(ctx));
    },
  };
}
