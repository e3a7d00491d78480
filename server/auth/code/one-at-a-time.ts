import type { GenericEndpointContext } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import { resendSeconds } from '#contract/sign-in-code.ts';
import { ApiError } from '../../config/api-error.ts';
import { codeUnderWay } from '../../http/limits.ts';
import type { RateLimiter } from '../../http/rate-limiter.ts';
import { tooManyRequests } from '../auth-error.ts';
import type { BrowserBinding } from './browser-binding.ts';

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
