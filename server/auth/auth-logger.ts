import type { BetterAuthOptions } from 'better-auth';
import type { Logger } from '../http/logger.ts';

/**
 * Writes better-auth's log lines to our logger. It logs many client errors (a wrong state, an untrusted origin) as
 * errors, so its errors become warnings; our own faults reach the error handler and are logged there.
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
