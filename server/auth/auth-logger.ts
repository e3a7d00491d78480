import type { BetterAuthOptions } from 'better-auth';
import type { Logger } from '../http/logger.ts';

/**
 * better-auth's log lines in ours. It calls much an error that is a visitor's doing (a wrong state, an untrusted
 * origin), so its errors are warnings here; faults of our own reach the error handler and are logged there.
 */
export function authLogger(logger: Logger): NonNullable<BetterAuthOptions['logger']> {
  return {
    level: 'warn',
    disableColors: true,
    log(level, message, ...details) {
      const err = details.find((detail) => detail instanceof Error);
      logger[level === 'error' ? 'warn' : level]({ source: 'better-auth', ...(err && { err }) }, message);
    },
  };
}
