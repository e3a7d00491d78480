import { tooManyRequests } from '../../config/api-error.ts';
import {
  accountCodeFailures,
  accountCodeRequests,
  codeRequestsByNetwork,
  ipRules,
} from '../../limits/limits.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import type { CodeMails, FailureCounter } from './code-counters.ts';

export interface Asker {
  userId: string;
  /** The user's own address. */
  email: string;
  /** Group of network addresses (server/http/client-address.ts). */
  network: string;
  /** An address not proven to be the user's: mails to it count together with those of the sign-in. */
  strange?: string;
}

/** Limits on sending codes to signed-in users and trying them. Each throws TOO_MANY_REQUESTS (ApiError). */
export interface AccountCodeLimits {
  request(asker: Asker): Promise<void>;
  verify(network: string): Promise<void>;
  /** Counts a try before its codes are compared; false if too many were wrong. */
  try(userId: string): Promise<boolean>;
  /** Removes a try whose codes were right from the count. */
  succeed(userId: string): Promise<void>;
}

export function createAccountCodeLimits({
  limiter,
  failures,
  mails,
  mode,
}: {
  limiter: RateLimiter;
  failures: FailureCounter;
  mails: CodeMails;
  mode: 'local' | 'hosted';
}): AccountCodeLimits {
  const rules = ipRules(mode);
  const count = async (...mail: Parameters<CodeMails['take']>) => {
    const { allowed, nextIn } = await mails.take(...mail);
    if (!allowed) throw tooManyRequests(nextIn ?? 0);
  };
  return {
    async request({ userId, email, network, strange }) {
      await limiter.consume(rules.codeRequests, network);
      await limiter.consume(accountCodeRequests, userId);
      await count('account', email);
      if (strange === undefined) return;
      await limiter.consume(codeRequestsByNetwork, `${network} ${strange}`);
      await count('newAddress', strange);
    },
    async verify(network) {
      await limiter.consume(rules.codeTries, network);
    },
    try: (userId) => failures.take(accountCodeFailures, userId),
    succeed: (userId) => failures.undo(accountCodeFailures, userId),
  };
}
