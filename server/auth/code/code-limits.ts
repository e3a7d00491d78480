import type { GenericEndpointContext } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import { resendSeconds } from '#contract/sign-in-code.ts';
import { ApiError } from '../../config/api-error.ts';
import {
  codeRequestsByKnownBrowser,
  codeRequestsByNetwork,
  codeUnderWay,
  ipRules,
  usualCodeRequests,
} from '../../limits/limits.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { retryLater, tooManyRequests } from '../auth-error.ts';
import { consumeLimit, consumeLimits, networkOf } from '../consume-limit.ts';
import type { BrowserBinding, KnownBrowsers } from './browser-binding.ts';
import { type CodeMails, isUsualRequest, secondsUntilNextMail } from './code-counters.ts';

/**
 * Lets only one of a browser's concurrent requests send a mail: the code that makes the others wait is not stored yet.
 */
export interface OneAtATime {
  /** @throws {APIError} TOO_MANY_REQUESTS with `codeSent` */
  begin(ctx: GenericEndpointContext, email: string): Promise<void>;
  /** Lets the browser request again; does nothing if this request has not begun. */
  end(email: string): Promise<void>;
}

interface OneAtATimeServices {
  binding: BrowserBinding;
  limiter: RateLimiter;
}

/**
 * Limits on sending and trying codes. Counted here and not in middleware, so that pages posted without JavaScript count
 * too. Requests by others do not count against a browser in which the owner of the address has signed in before, nor
 * those from one network against all. The number of mails per address is limited separately (code-counters.ts), wrong
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
  return {
    async request(ctx, email) {
      const network = networkOf(ctx);
      if (demo) return consumeLimit(limiter, rules.codeRequests, network);
      const browser = knownBrowsers.find(ctx, email);
      const own = browser
        ? ([codeRequestsByKnownBrowser, browser] as const)
        : ([codeRequestsByNetwork, `${network} ${email}`] as const);
      const limits = [[rules.codeRequests, network] as const, own];
      await isUsualRequest.set(await consumeLimits(limiter, limits, [usualCodeRequests, email]));
      const { allowed, nextIn } = await mails.take(browser ? 'knownBrowsers' : 'unknownBrowsers', email);
      if (!allowed) throw retryLater('CODE_MAILS_USED_UP', nextIn ?? 0);
      await secondsUntilNextMail.set(nextIn);
    },
    async verify(ctx) {
      await consumeLimit(limiter, rules.codeTries, networkOf(ctx));
    },
  };
}

export function createOneAtATime({ binding, limiter }: OneAtATimeServices): OneAtATime {
  const begun = defineRequestState(() => false);
  return {
    async begin(ctx, email) {
      // A browser without a name gets a new one with each request, so it never shares one.
      if (!binding.isKnown(ctx)) return;
      try {
        await limiter.consume(codeUnderWay, await binding.keyOf(email));
      } catch (error) {
        if (error instanceof ApiError) throw tooManyRequests(resendSeconds, { codeSent: true });
        throw error;
      }
      await begun.set(true);
    },
    async end(email) {
      if (!(await begun.get())) return;
      await begun.set(false);
      await limiter.reset(codeUnderWay, await binding.keyOf(email));
    },
  };
}
