import { runWithRequestState } from '@better-auth/core/context';
import { getOAuthState } from 'better-auth/api';
import type { ErrorRequestHandler, Response } from 'express';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import type { Environment } from '../../config/environment.ts';
import type { Logger } from '../../http/logger.ts';
import { toApiError } from '../../http/to-api-error.ts';
import { errorPageAddress } from './error-page-address.ts';

interface CallbackFailuresOptions {
  environment: Pick<Environment, 'appUrl'>;
  logger: Logger;
}

/**
 * For /api/auth/callback, after everything that may reject a request: the client is a browser in the middle of signing
 * in, for which JSON is useless. So each failure redirects to /login/error.
 */
export function callbackFailures({
  environment: { appUrl },
  logger,
}: CallbackFailuresOptions): ErrorRequestHandler {
  return (thrown, req, res, next) => {
    if (req.method !== 'GET' || res.headersSent) {
      next(thrown);
      return;
    }
    const error = toApiError(thrown);
    if (error.status >= 500)
      (req.log ?? logger).error({ err: error.cause ?? error }, 'social sign-in failed');
    const page = new URL(safeRedirect(res.locals.errorPage) ?? '/login/error', appUrl);
    page.searchParams.set('error', error.code);
    res.set('Cache-Control', 'no-store').redirect(errorPageAddress(page.href, appUrl));
  };
}

/** Runs better-auth on a callback, and stores for {@link callbackFailures} the error page that its state names. */
export async function withErrorPage<T>(res: Response, run: () => Promise<T>): Promise<T> {
  return await runWithRequestState(new WeakMap(), async () => {
    try {
      return await run();
    } finally {
      res.locals.errorPage = (await getOAuthState())?.errorURL;
    }
  });
}
