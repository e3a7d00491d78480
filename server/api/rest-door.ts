import { OpenAPIHandler } from '@orpc/openapi/node';
import { ORPCError } from '@orpc/server';
import type { RequestHandler } from 'express';
import { ApiError } from '../http/api-error.ts';
import { attachment } from './attachment.ts';
import type { CreateApiContext } from './create-api-context.ts';
import { operationError } from './operation-error.ts';
import type { ApiRouter } from './router.ts';

interface RestDoorOptions {
  router: ApiRouter;
  createContext: CreateApiContext;
}

/** Every operation of the contract at its method and path below /api; what no operation answers goes on. */
export function restDoor({ router, createContext }: RestDoorOptions): RequestHandler {
  const handler = new OpenAPIHandler(router, {
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
    const { matched } = await handler.handle(req, res, { prefix: '/api', context: createContext(req, res) });
    if (!matched) next();
  };
}
