import { redactText } from './redact.ts';

/** What a log line tells of an error. Bound parameters of a failed query, SMTP dialogues and the like stay out. */
export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  status?: number;
  stack?: string;
  cause?: LoggedError;
}

/**
 * Turns any thrown value into what may be logged. An allow-list, because drivers hang queries with their
 * parameters (session tokens, hashed codes) on the error object and its message.
 */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(String(error)) };
  const { code, status, cause } = error as Error & { code?: unknown; status?: unknown };
  return {
    type: error.name,
    message: redactText(error.message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(error.stack === undefined ? {} : { stack: redactText(error.stack) }),
    ...(cause !== undefined && depth < 3 ? { cause: serializeError(cause, depth + 1) } : {}),
  };
}
