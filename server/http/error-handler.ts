import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { ApiError } from '../config/api-error.ts';
import { errorBody } from './error-body.ts';
import { languageHeaders } from './language-headers.ts';
import type { Logger } from './logger.ts';
import { requestLanguage } from './request-language.ts';
import { toApiError } from './to-api-error.ts';

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
