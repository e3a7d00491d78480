import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import * as z from 'zod/mini';
import type { ErrorBody } from '#contract/errors/error-body.ts';
import { codeForStatus, errorText } from '#contract/errors/error-text.ts';
import type { Language } from '#contract/facts/languages.ts';
import type { Issue } from '#contract/validation/issue.ts';
import { fieldTexts } from '#contract/validation/issue-text.ts';
import { ApiError } from '../config/api-error.ts';
import type { Logger } from './logger.ts';
import { languageHeaders, requestLanguage } from './request-language.ts';
import { translator } from './translate.ts';

/** Responds to a browser's page request with the product's error page; provided by the part that renders pages. */
export type SendErrorPage = (req: Request, res: Response, error: ApiError) => void | Promise<void>;

interface ErrorHandlerOptions {
  logger: Logger;
  sendPage?: SendErrorPage;
  /** Whether requests are put off because the server is not ready yet, which is no failure. */
  isStarting?: () => boolean;
}

/**
 * The last middleware. API clients get `{ code, message, data? }`; requests for HTML outside /api get `sendPage`'s
 * page. Internal errors are logged with the request's id, never shown.
 */
export function errorHandler({ logger, sendPage, isStarting }: ErrorHandlerOptions): ErrorRequestHandler {
  return async (thrown, req, res, _next) => {
    const error = toApiError(thrown);
    if (res.writableEnded) {
      // The request timed out and was answered. Its connection may serve another request by now, so leave it alone.
      (req.log ?? logger).warn({ err: error.cause ?? error }, 'request failed after its answer');
      return;
    }
    if (error.status >= 500 && !isStarting?.())
      (req.log ?? logger).error({ err: error.cause ?? error }, 'request failed');
    if (res.headersSent) {
      // Not passed to Express, which would write the raw error to the console.
      res.destroy();
      return;
    }
    const isPage = wantsPage(req);
    // The page loads again by itself.
    if (isPage && isStarting?.()) res.set('Refresh', '1');
    if (sendPage !== undefined && isPage) {
      try {
        res.set(error.headers);
        await sendPage(req, res, error);
        return;
      } catch (pageError) {
        (req.log ?? logger).error({ err: pageError }, 'error page failed');
        if (res.headersSent) {
          res.destroy();
          return;
        }
      }
    }
    sendError(req, res, error);
  };
}

/** Before the error handler: responds with 404 NOT_FOUND if no route matched. */
export function notFound(): RequestHandler {
  return (_req, _res, next) => {
    next(new ApiError(404, 'NOT_FOUND'));
  };
}

function wantsPage(req: Request): boolean {
  return (
    ['GET', 'HEAD', 'POST'].includes(req.method) &&
    !/^\/api(?:\/|$)/i.test(req.originalUrl.split('?', 1)[0] ?? '') &&
    req.accepts(['json', 'html']) === 'html'
  );
}

/** Responds with an error in the one JSON format, in the client's language, not cacheable. */
function sendError(req: Request, res: Response, error: ApiError): void {
  const language = requestLanguage(req);
  res
    .status(error.status)
    .set({ ...error.headers, 'Cache-Control': 'no-store', ...languageHeaders(language) })
    .json(errorBody(language, error));
}

/** The body of an error response: its code and data, and its texts in the client's language. */
export function errorBody(
  language: Language,
  error: { code: string; status?: number; data?: Record<string, unknown> },
): ErrorBody {
  return {
    code: error.code,
    message: errorText(translator(language), error),
    ...(error.data === undefined
      ? {}
      : { data: isInvalidInput(error.data) ? fieldsOf(language, error.data) : error.data }),
  };
}

interface InvalidInput extends Record<string, unknown> {
  issues: readonly Issue[];
  input?: unknown;
}

/**
 * The public data of a VALIDATION_FAILED: clients get `fields`, a text in their language by the name of each field.
 * With the `input`, a missing value is reported as missing.
 */
export function invalidInput(issues: readonly Issue[], ...input: [input?: unknown]): InvalidInput {
  return { issues, ...(input.length > 0 && { input: input[0] }) };
}

/**
 * Reads an input by its schema.
 * @throws {ApiError} VALIDATION_FAILED
 */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  throw new ApiError(422, 'VALIDATION_FAILED', invalidInput(parsed.error.issues as Issue[], input));
}

function isInvalidInput(data: Record<string, unknown>): data is InvalidInput {
  return Array.isArray(data.issues);
}

function fieldsOf(language: Language, { issues, ...rest }: InvalidInput): { fields: Record<string, string> } {
  const input: [unknown?] = 'input' in rest ? [rest.input] : [];
  return { fields: fieldTexts(translator(language), language, issues, ...input) };
}

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
