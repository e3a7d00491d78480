import type { GenericEndpointContext } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import type { Database } from '../../database/database.ts';
import { codeFailuresInKnownBrowsers, codeFailuresInUnknownBrowsers } from '../../limits/limits.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { authError } from '../auth-error.ts';
import type { KnownBrowsers } from './browser-binding.ts';
import { createFailureCounter, isUsualRequest } from './code-counters.ts';

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
  /** What a mail with a code depends on; the same statement for every address, so that it takes the same time. */
  readAddress(email: string): Promise<CodeAddress>;
}

/** An address to which a code is sent. */
interface CodeAddress {
  hasAccount: boolean;
  /** The language that its user keeps. */
  language: string | null;
  /** Whether so many codes were wrong or requested that the owner's own code may be rejected or not sent. */
  isUnderAttack: boolean;
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
    async readAddress(email) {
      const keys = [codeFailuresInUnknownBrowsers, codeFailuresInKnownBrowsers].map((rule) =>
        limiter.keyOf(rule, email),
      );
      const [row] = await database.sql<[CodeAddress]>`
        select users.id is not null as "hasAccount", users.language, exists (
          select from code_failures where key = any (${keys}::text[]) and (
            select count(*) from unnest(moments) as moment where moment > now() - interval '1 hour'
          ) >= ${failuresOfAttack}
        ) as "isUnderAttack"
        from (select) as one left join users on users.email = ${email.toLowerCase()}`;
      return { ...row, isUnderAttack: row.isUnderAttack || !(await isUsualRequest.get()) };
    },
  };
}
