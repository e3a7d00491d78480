import type { GenericEndpointContext } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import type { CodeRefusal, SignInFacts } from '#contract/sign-in-events.ts';
import { type AuditEvent, asSelf, noSubject, recordEvents } from '../../audit/record-events.ts';
import type { Database } from '../../database/database.ts';
import { codeRefusalEvents } from '../../limits/limits.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { serverEvents } from '../../observability/events.ts';

/** Whether this request created the account of the user who signs in (server/auth/database-hooks.ts). */
export const signedUp = defineRequestState(() => false);

/** Records sign-ins and rejected codes in the audit trail and the metrics. */
export interface SignInEvents {
  signedIn(userId: string, facts: SignInFacts): Promise<void>;
  /**
   * Costs the same for an address without an account: the event is counted without a subject. Anyone can cause it, so
   * only some per hour are stored for an address.
   */
  codeRefused(ctx: GenericEndpointContext, email: string, reason: CodeRefusal): Promise<void>;
}

interface SignInEventsServices {
  database: Database;
  limiter: RateLimiter;
  recording: boolean;
}

export function createSignInEvents({
  database: { db },
  limiter,
  recording,
}: SignInEventsServices): SignInEvents {
  return {
    async signedIn(userId, facts) {
      serverEvents.signIn.publish({ with: facts.with, outcome: 'success' });
      if (!recording) return;
      const event = (action: AuditEvent['action'], data?: SignInFacts) =>
        ({ actor: asSelf(userId), action, subjectId: userId, data }) satisfies AuditEvent;
      await recordEvents(db, [
        ...((await signedUp.get()) ? [event('user.signed-up')] : []),
        event('user.signed-in', facts),
      ]);
    },
    async codeRefused(ctx, email, reason) {
      serverEvents.signIn.publish({ with: 'code', outcome: reason });
      if (!recording) return;
      if (!(await limiter.isWithin(codeRefusalEvents, email))) return;
      const found = await ctx.context.internalAdapter.findUserByEmail(email);
      const subjectId = found?.user.id ?? noSubject;
      await recordEvents(db, [{ actor: null, action: 'user.code-refused', subjectId, data: { reason } }]);
    },
  };
}
