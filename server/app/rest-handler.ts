import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { ORPCError } from '@orpc/server';
import type { Request, RequestHandler, Response } from 'express';
import type { ApiContext, CreateApiContext } from '../api/api-context.ts';
import { operationError } from '../api/operation-error.ts';
import { ApiError } from '../config/api-error.ts';
import type { ApiRouter } from './router.ts';
import { attachment } from './rpc-handler.ts';

interface RestHandlerOptions {
  router: ApiRouter;
  createContext: CreateApiContext;
}

/** Every operation of the contract at its method and path below /api; what no operation answers goes on. */
export function restHandler({ router, createContext }: RestHandlerOptions): RequestHandler {
  const handler = new StandardOpenAPIHandler(router, {
    interceptors: [
      async ({ next, context }) => {
        try {
          const result = await next();
          const { response } = result;
          // oRPC would let browsers show a file in place of keeping it.
          if (response?.body instanceof File) {
            response.headers['content-disposition'] = attachment(response.body);
          }
          return result;
        } catch (error) {
          if (error instanceof ORPCError) throw error;
          // The body could not be read: it was no JSON, or longer than allowed.
          throw operationError(
            error instanceof SyntaxError ? new ApiError(400, 'BAD_REQUEST') : error,
            context,
          );
        }
      },
    ],
    clientInterceptors: [
      async ({ next, context, procedure }) => {
        context.nameRoute(`/api${procedure['~orpc'].route.path}`);
        try {
          return await next();
        } catch (error) {
          throw operationError(error, context);
        }
      },
    ],
    customErrorResponseBodyEncoder: ({ code, message, data }) => ({
      code,
      message,
      ...(data === undefined || data === null ? {} : { data }),
    }),
  });
  return async (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    const { matched, response } = await handler.handle(toStandardRequest(req), {
      prefix: '/api',
      context: createContext(req, res),
    });
    if (matched) await send(res, response);
    else next();
  };
}

type StandardHandler = StandardOpenAPIHandler<ApiContext>;
type StandardRequest = Parameters<StandardHandler['handle']>[0];
type StandardResponse = NonNullable<Awaited<ReturnType<StandardHandler['handle']>>['response']>;

/** With the body as `jsonBody` has read it. */
function toStandardRequest(req: Request): StandardRequest {
  const { method, headers, originalUrl } = req;
  const path = originalUrl.startsWith('/') ? originalUrl : `/${originalUrl}`;
  return {
    // The handler knows reads by GET; Node leaves the body out of an answer to HEAD.
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    // Of the address the path and the query alone matter.
    url: new URL(`http://localhost${path}`),
    body: async () => req.body,
    signal: undefined,
  };
}

/**
 * oRPC's own sends the head before it knows how long the body is, which then goes out in chunks: several writes where
 * one does, and no way for `compression` to leave small answers as they are.
 */
async function send(res: Response, { status, headers, body }: StandardResponse): Promise<void> {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value);
  res.status(status);
  if (body === undefined) {
    res.end();
  } else if (body instanceof Blob) {
    res.setHeader('Content-Type', body.type);
    res.setHeader('Content-Length', body.size);
    res.end(Buffer.from(await body.arrayBuffer()));
  } else {
    // Node is slower at measuring a text and writing it than at making bytes of it.
    const bytes = Buffer.from(JSON.stringify(body));
    res.setHeader('Content-Type', 'application/json');
    res.setHeader('Content-Length', bytes.length);
    res.end(bytes);
  }
}
