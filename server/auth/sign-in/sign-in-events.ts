import type { GenericEndpointContext } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import type { CodeRefusal, SignInFacts } from '#contract/audit.ts';
import { type AuditEvent, asSelf, noSubject, recordEvents } from '../../audit/record-events.ts';
import type { Database } from '../../database/database.ts';
import { codeRefusalEvents } from '../../http/limits.ts';
import type { RateLimiter } from '../../http/rate-limiter.ts';
import { serverEvents } from '../../observability/events.ts';

/** Whether this request has made an account for the person who signs in by it (rules/database-hooks.ts). */
export const signedUp = defineRequestState(() => false);

/** Puts into the audit trail, and tells whoever counts, who signed in and which codes were refused. */
export interface SignInEvents {
  signedIn(userId: string, facts: SignInFacts): Promise<void>;
  /**
   * Costs the same for an address without an account: the event is then about nobody, and still counts. Strangers can
   * bring it about, so that only some an hour are kept of an address.
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
