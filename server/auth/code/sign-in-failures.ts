import type { GenericEndpointContext } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import { codeTries } from '#contract/sign-in-code.ts';
import type { Database } from '../../database/database.ts';
import { codeFailuresInKnownBrowsers, codeFailuresInUnknownBrowsers } from '../../limits/limits.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { serverEvents } from '../../observability/events.ts';
import type { KnownBrowsers } from './browser-binding.ts';
import { countTry, createFailureCounter } from './code-counters.ts';
import type { CodeRow } from './stored-code.ts';

/**
 * Limits wrong codes per address. Beyond the limit a code is rejected before it is compared, right or wrong; the owner
 * then signs in with the link that mails contain while an address is under attack.
 */
export interface SignInFailures {
  /**
   * Finds the browser's codes for an address, and counts a try before its code is compared, in one statement. Tries that
   * are refused without comparing are not counted: of no code, of an older, expired or used-up one, and of a link.
   * @param tried key under which the codes are stored, and the stored form of the code that is tried; null for a link
   */
  take(
    ctx: GenericEndpointContext,
    email: string,
    tried: { key: string; digest: string | null },
  ): Promise<Try>;
  /** Takes back what this request has counted, if anything: the code was right, or never compared. */
  giveBack(ctx: GenericEndpointContext, email: string): Promise<void>;
  /**
   * What a mail with a code depends on; the same statement for every address, so that it takes the same time.
   * @param key under which the browser's codes for the address are stored
   */
  readAddress(email: string, key: string): Promise<CodeAddress>;
}

interface Try {
  /** The browser's codes for the address, the newest first. */
  codes: readonly CodeRow[];
  /** False if so many codes were wrong that none is compared. */
  mayTry: boolean;
}

/** An address to which a code is sent. */
interface CodeAddress {
  /** The browser's codes for it, the newest first. */
  codes: readonly CodeRow[];
  hasAccount: boolean;
  /** The language that its user keeps. */
  language: string | null;
  /** Whether so many codes were wrong or requested that the owner's own code may be rejected or not sent. */
  isUnderAttack: boolean;
}

/** The address to which this request sends a code. */
export const codeAddress = defineRequestState<CodeAddress | null>(() => null);

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
    async take(ctx, email, { key, digest }) {
      const { sql } = database;
      const rule = ruleOf(ctx, email);
      const isGuess = digest !== null && !demo;
      const now = new Date().toISOString();
      const guessable = sql`from codes
        where ${isGuess} and age = 1 and expires_at > ${now} and tries < ${codeTries}
          and not exists (select from codes as older where older.age > 1 and older.digest = ${digest ?? ''})`;
      const rows = await sql<(CodeRow & { isGuessable: boolean; isTaken: boolean })[]>`
        with codes as materialized (
          select value, expires_at, regexp_replace(value, ':[^:]*$', '') as digest,
            substring(value from '[^:]*$')::int as tries, row_number() over (order by created_at desc) as age
          from verifications where identifier = ${key}
        ), taken as (
          ${countTry(sql, rule, limiter.keyOf(rule, email), guessable)} returning 1
        )
        select value, expires_at as "expiresAt", exists (select ${guessable}) as "isGuessable",
          exists (select from taken) as "isTaken"
        from codes order by age`;
      const { isGuessable = false, isTaken = false } = rows[0] ?? {};
      if (isTaken) await taken.set(true);
      if (isGuessable && !isTaken) serverEvents.limitHit.publish({ limit: rule.name });
      return { codes: rows, mayTry: isTaken || !isGuessable };
    },
    async giveBack(ctx, email) {
      if (!(await taken.get())) return;
      await taken.set(false);
      await counter.undo(ruleOf(ctx, email), email);
    },
    async readAddress(email, key) {
      const keys = [codeFailuresInUnknownBrowsers, codeFailuresInKnownBrowsers].map((rule) =>
        limiter.keyOf(rule, email),
      );
      const [row] = await database.sql<[CodeAddress]>`
        select users.id is not null as "hasAccount", users.language, exists (
          select from code_failures where key = any (${keys}::text[]) and (
            select count(*) from unnest(moments) as moment where moment > now() - interval '1 hour'
          ) >= ${failuresOfAttack}
        ) as "isUnderAttack", (
          select coalesce(
            json_agg(json_build_object('value', value, 'expiresAt', expires_at) order by created_at desc), '[]'
          ) from verifications where identifier = ${key}
        ) as codes
        from (select) as one left join users on users.email = ${email.toLowerCase()}`;
      return row;
    },
  };
}
