import express, { type Response as ExpressResponse, type RequestHandler, type Router } from 'express';
import { knownErrorCode } from '#contract/errors/error-text.ts';
import { ApiError } from '../config/api-error.ts';
import type { Environment } from '../config/settings.ts';
import { nameRoute } from '../observability/route-of.ts';
import { type AllowedEndpoint, allowedEndpoints } from './allowed-endpoints.ts';
import { clientHeaders } from './client-headers.ts';
import type { Auth } from './configured-auth.ts';
import { throwDatabaseFailure } from './database-failures.ts';
import { errorPageAddress, withErrorPage } from './providers/callback-failures.ts';
import { ruleError } from './rule-errors.ts';

interface AuthRoutesOptions {
  auth: Auth;
  environment: Pick<Environment, 'appUrl'>;
}

/**
 * The better-auth endpoints that the product uses, under /api/auth, without forged headers and with errors in the
 * product's one shape. `jsonBody` runs before, and the error handler after it adds the texts.
 */
export function authRoutes({ auth, environment: { appUrl } }: AuthRoutesOptions): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  const answer: RequestHandler = async (req, res) => {
    const path = req.path;
    nameRoute(req, `/api/auth${String(req.route.path)}`);
    const hasBody = req.method === 'POST' && typeof req.body === 'object';
    const headers = clientHeaders(req);
    headers.delete('content-length');
    headers.delete('transfer-encoding');
    const request = new Request(new URL(req.originalUrl, appUrl), {
      method: req.method,
      headers,
      ...(hasBody && { body: JSON.stringify(req.body) }),
    });
    const call = () => throwDatabaseFailure(() => auth.handler(request));
    const answered = path.startsWith('/callback/') ? withErrorPage(res, call) : call();
    const response = await answered.catch((error: unknown) => {
      throw ruleError(error) ?? error;
    });
    await pass(response, res, appUrl);
  };
  for (const { method, path } of endpointsOf(auth)) router[method](path, answer);
  router.use((_req, _res) => {
    throw new ApiError(404, 'NOT_FOUND');
  });
  return router;
}

interface Endpoint {
  method: 'get' | 'post';
  path: string;
}

/** Properties that better-auth attaches to each function of `auth.api`. */
interface ApiFunction {
  path?: string;
  options: { method?: string | string[] };
}

function endpointsOf(auth: Auth): Endpoint[] {
  const api: Record<AllowedEndpoint, ApiFunction> = auth.api;
  return allowedEndpoints.flatMap((name) => {
    const { path, options } = api[name];
    const methods = [options.method ?? []].flat().map((method) => method.toLowerCase());
    // Providers redirect back by GET; otherwise only the session is read by GET, so that GET never writes.
    const allowed = path?.startsWith('/callback/') || path === '/get-session' ? ['get'] : methods;
    return allowed.flatMap((method) =>
      path && (method === 'get' || method === 'post') ? [{ method, path } as const] : [],
    );
  });
}

/** Sends better-auth's response. Its cookies are sent with failures too, which become ApiErrors. */
async function pass(response: Response, res: ExpressResponse, appUrl: string): Promise<void> {
  for (const cookie of response.headers.getSetCookie()) res.append('Set-Cookie', cookie);
  res.set('Cache-Control', 'no-store');
  const location = response.headers.get('location');
  // The start of a sign-in has a Location header next to its JSON, which the client follows itself.
  if (location && response.status >= 300 && response.status < 400) {
    res.redirect(response.status, errorPageAddress(location, appUrl));
    return;
  }
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (response.status >= 400) throw toApiError(response, body);
  res.status(response.status).json(body);
}

function toApiError({ status, headers }: Response, body: unknown): ApiError {
  const { code, data } = (body ?? {}) as { code?: unknown; data?: Record<string, unknown> };
  const retryAfter = headers.get('retry-after');
  return new ApiError(status, knownErrorCode(code, status), data, {
    ...(retryAfter && { headers: { 'Retry-After': retryAfter } }),
  });
}
