import type { GenericEndpointContext } from '@better-auth/core';
import {
  codeRequestsByKnownBrowser,
  codeRequestsByNetwork,
  ipRules,
  type LimitRule,
} from '../../http/limits.ts';
import type { RateLimiter } from '../../http/rate-limiter.ts';
import { retryLater } from '../auth-error.ts';
import { consumeLimit, networkOf } from '../consume-limit.ts';
import { type CodeMails, secondsUntilNextMail } from './code-mails.ts';
import type { KnownBrowsers } from './known-browsers.ts';

/**
 * Limits on sending and trying codes. Counted here and not in middleware, so that pages posted without JavaScript count
 * too. Requests by others do not count against a browser in which the owner of the address has signed in before, nor
 * those from one network against all. The number of mails per address is limited separately (code-mails.ts), wrong
 * codes in sign-in-failures.ts.
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
  mails: CodeMails;
  mode: 'local' | 'hosted';
  /** All users of a demo request codes for the same two addresses. */
  demo: boolean;
}

export function createCodeLimits(services: CodeLimitsServices): CodeLimits {
  const { limiter, knownBrowsers, mails, mode, demo } = services;
  const rules = ipRules(mode);
  const count = (rule: LimitRule, subject: string) => consumeLimit(limiter, rule, subject);
  return {
    async request(ctx, email) {
      const network = networkOf(ctx);
      await count(rules.codeRequests, network);
      if (demo) return;
      const browser = knownBrowsers.find(ctx, email);
      if (browser) await count(codeRequestsByKnownBrowser, browser);
      else await count(codeRequestsByNetwork, `${network} ${email}`);
      const { allowed, nextIn } = await mails.take(browser ? 'knownBrowsers' : 'unknownBrowsers', email);
      if (!allowed) throw retryLater('CODE_MAILS_USED_UP', nextIn ?? 0);
      await secondsUntilNextMail.set(nextIn);
    },
    async verify(ctx) {
      await count(rules.codeTries, networkOf(ctx));
    },
  };
}
