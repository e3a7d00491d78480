import { codeForStatus } from '#contract/errors/code-for-status.ts';
import { ApiError } from './api-error.ts';

/**
 * Any thrown value as an ApiError. Errors that carry a client's status keep it (http-errors, body-parser); all else
 * is INTERNAL_SERVER_ERROR, whose details stay in the log.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const status = clientStatusOf(error) ?? 500;
  return new ApiError(status, codeForStatus(status), undefined, { cause: error });
}

function clientStatusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
