import type { GenericEndpointContext } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import type { Database } from '../../database/database.ts';
import {
  codeFailuresInKnownBrowsers,
  codeFailuresInUnknownBrowsers,
  usualCodeRequests,
} from '../../limits/limits.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { authError } from '../auth-error.ts';
import type { KnownBrowsers } from './browser-binding.ts';
import { createFailureCounter } from './code-counters.ts';

/**
 * Limits wrong codes per address. Beyond the limit a code is rejected before it is compared, right or wrong; the owner
 * then signs in with the link that mails contain while an address is under attack.
 */
export interface SignInFailures {
  /**
   * Counts a try before its code is compared.
   * @throws {APIError} TOO_MANY_ATTEMPTS
   */
  take(ctx: GenericEndpointContext, email: string): Promise<void>;
  /** Takes back what this request has counted, if anything: the code was right, or never compared. */
  giveBack(ctx: GenericEndpointContext, email: string): Promise<void>;
  /**
   * Whether so many codes were wrong or requested that the owner's own code may be rejected or not sent. Call it once
   * per mail, since it counts the call.
   */
  isUnderAttack(email: string): Promise<boolean>;
}

/** The number of wrong codes that one mail allows. */
const failuresOfAttack = 5;

interface SignInFailuresServices {
  database: Pick<Database, 'sql'>;
  limiter: RateLimiter;
  knownBrowsers: KnownBrowsers;
  /** The codes of a demo are shown on its page. */
  demo: boolean;
}

export function createSignInFailures(services: SignInFailuresServices): SignInFailures {
  const { database, limiter, knownBrowsers, demo } = services;
  const counter = createFailureCounter({ database, limiter });
  const taken = defineRequestState(() => false);
  const ruleOf = (ctx: GenericEndpointContext, email: string) =>
    knownBrowsers.find(ctx, email) ? codeFailuresInKnownBrowsers : codeFailuresInUnknownBrowsers;
  return {
    async take(ctx, email) {
      if (demo) return;
      if (!(await counter.take(ruleOf(ctx, email), email))) throw authError(403, 'TOO_MANY_ATTEMPTS');
      await taken.set(true);
    },
    async giveBack(ctx, email) {
      if (!(await taken.get())) return;
      await taken.set(false);
      await counter.undo(ruleOf(ctx, email), email);
    },
    async isUnderAttack(email) {
      if (demo) return false;
      const keys = [codeFailuresInUnknownBrowsers, codeFailuresInKnownBrowsers].map((rule) =>
        limiter.keyOf(rule, email),
      );
      const [row] = await database.sql<[{ attacked: boolean }]>`
        select exists (
          select from code_failures where key = any (${keys}::text[]) and (
            select count(*) from unnest(moments) as moment where moment > now() - interval '1 hour'
          ) >= ${failuresOfAttack}
        ) as attacked`;
      // Called in any case, since it counts.
      const isUsual = await limiter.isWithin(usualCodeRequests, email);
      return !isUsual || row.attacked;
    },
  };
}
