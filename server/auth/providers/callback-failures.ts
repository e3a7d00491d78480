import { runWithRequestState } from '@better-auth/core/context';
import { getOAuthState } from 'better-auth/api';
import type { ErrorRequestHandler, Response } from 'express';
import { type LinkError, type LoginError, lostStates } from '#contract/errors/provider-errors.ts';
import { isAccountPage } from '#contract/return-addresses.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import type { Environment } from '../../config/settings.ts';
import { toApiError } from '../../http/error-handler.ts';
import type { Logger } from '../../http/logger.ts';

const startAgain = Object.fromEntries(lostStates.map((state) => [state, 'start_again' as const]));

/** Reasons by better-auth and providers for a rejected sign-in, as opposed to a failed one. */
const loginReasons: Readonly<Record<string, LoginError>> = {
  ...startAgain,
  signup_disabled: 'signup_disabled',
  access_denied: 'access_denied',
  account_not_linked: 'access_denied',
  email_not_verified: 'access_denied',
  email_not_found: 'access_denied',
  banned_user: 'access_denied',
};

/** The same for linking an account. */
const linkReasons: Readonly<Record<string, LinkError>> = {
  ...startAgain,
  access_denied: 'access_denied',
  email_does_not_match: 'other_address',
  account_already_linked_to_different_user: 'other_user',
};

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

/**
 * Redirect target of a failed social sign-in: /login/error with one of its reasons and the requested page or,
 * when linking an account, the account page with the reason. A provider's own messages are not shown. Other pages of
 * ours are unchanged; redirects to other origins are blocked, since the client gets a provider's address in JSON and
 * only comes back by redirects.
 */
export function errorPageAddress(location: string, appUrl: string): string {
  const { origin } = new URL(appUrl);
  const url = URL.parse(location, appUrl);
  // '/..//host' is ours only until the dots are resolved.
  if (url?.origin !== origin || url.pathname.startsWith('//'))
    return `${origin}/login/error?error=unknown_error`;
  const error = url.searchParams.get('error')?.toLowerCase();
  if (isAccountPage(url.pathname) && error !== undefined)
    return `${origin}${url.pathname}?error=${linkReasons[error] ?? 'unknown_error'}`;
  if (url.pathname !== '/login/error') return location;
  const redirect = safeRedirect(url.searchParams.get('redirect'));
  const search = new URLSearchParams({
    ...(redirect && { redirect }),
    error: loginReasons[error ?? ''] ?? 'unknown_error',
  });
  return `${origin}/login/error?${search}`;
}
