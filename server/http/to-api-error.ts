import { codeForStatus } from '#contract/errors/code-for-status.ts';
import { ApiError } from '../config/api-error.ts';

/** Seconds after which a client may retry when the database does not respond. */
const unavailableSeconds = 5;

/** The database cannot be reached, or accepts no more: codes of Node, of postgres.js and of PostgreSQL. */
const unavailable =
  /^(?:E(?:CONN|HOST|NET|AI_|PIPE|TIMEDOUT|NOTFOUND)\w*|CONNECT(?:_TIMEOUT|ION_\w+)|08\w{3}|53\w{3}|55000|57P0\d)$/;

/**
 * Transactions were in each other's way, and this one was given up: nothing of it happened. The last code is that of a
 * statement after one that failed, whose own error better-auth hides.
 */
const givenUp = /^(?:40(?:001|P01)|25P02)$/;

/** A value that PostgreSQL cannot store: a NUL, a number or timestamp out of range, a negative limit or offset. */
const unusableInput = /^(?:22021|22P0[25]|2200[38]|2201[WX])$/;

/**
 * Converts any thrown value to an ApiError. Errors with a client error status keep it (http-errors, body-parser),
 * except that an undecodable path is 404; an unavailable database is 503 with Retry-After, and so is a deadlock; input
 * that the database rejects is 400; all else is INTERNAL_SERVER_ERROR, whose details are only logged.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const clientStatus = clientStatusOf(error);
  if (clientStatus !== undefined && error instanceof URIError) {
    return new ApiError(404, 'NOT_FOUND', undefined, { cause: error });
  }
  const databaseCode = clientStatus === undefined ? databaseCodeOf(error) : undefined;
  if (databaseCode !== undefined && (unavailable.test(databaseCode) || givenUp.test(databaseCode))) {
    const headers = { 'Retry-After': String(unavailableSeconds) };
    return new ApiError(503, 'SERVICE_UNAVAILABLE', undefined, { cause: error, headers });
  }
  const isInput = databaseCode !== undefined && unusableInput.test(databaseCode);
  const status = isInput ? 400 : (clientStatus ?? 500);
  return new ApiError(status, codeForStatus(status), undefined, { cause: error });
}

/** The code of a failed query, which drizzle wraps; undefined for other errors. */
function databaseCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.cause !== undefined) return databaseCodeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function clientStatusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
