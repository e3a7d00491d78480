import express, { type Request as ExpressRequest, type RequestHandler, Router } from 'express';
import { ApiError } from '../config/api-error.ts';
import { requestUrl } from '../http/redirects.ts';
import { limitChunks, maxBodyBytes } from '../http/request-body.ts';

/** Parses a form posted without JavaScript into `req.body`; other content types get 415. */
export function formBody(): RequestHandler {
  const router = Router();
  router.post('/{*any}', (req, _res, next) => {
    next(
      req.is('application/x-www-form-urlencoded') ? undefined : new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE'),
    );
  });
  router.post(
    '/{*any}',
    limitChunks(
      express.urlencoded({ limit: maxBodyBytes, inflate: false, extended: false, parameterLimit: 100 }),
      maxBodyBytes,
    ),
  );
  return router;
}

/**
 * Converts an Express request to a Fetch request at the product's own origin, regardless of its Host. The body is the
 * form that `formBody` has parsed.
 */
export function toFetchRequest(req: ExpressRequest, appUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    for (const single of [value ?? []].flat()) headers.append(name, single);
  }
  const form = req.method === 'POST' ? formOf(req.body) : undefined;
  return new Request(requestUrl(req.originalUrl, appUrl), {
    method: req.method,
    headers,
    ...(form && { body: form }),
  });
}

/** The request without headers: what a page does not get cannot be in its cached copy. */
export function bareRequest({ originalUrl, method }: ExpressRequest, appUrl: string): Request {
  return new Request(requestUrl(originalUrl, appUrl), { method });
}

function formOf(body: unknown): URLSearchParams | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = Object.entries(body as Record<string, string | string[]>);
  return new URLSearchParams(fields.flatMap(([name, value]) => [value].flat().map((item) => [name, item])));
}
