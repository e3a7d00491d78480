import type { ConnectionProblem } from '#contract/desktop/state.ts';
import type { ErrorBody } from '#contract/errors/error-body.ts';
import type { CallServer } from './call-server.ts';
import { requestHeaders, responseHeaders } from './forwarded-headers.ts';
import { resolveServerUrl } from './resolve-server-url.ts';

interface ForwardOptions {
  call: CallServer;
  /** Origin of the server. */
  server(): string;
  /** What a page shows of a fault, in its language. */
  errorText(problem: ConnectionProblem): string;
  warn(reason: string): void;
}

const statusesWithoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Passes the requests of our own pages for the API and for pictures on to the server, and its answers back, both as they
 * come. No cookie crosses in either direction.
 */
export function createForward({ call, server, errorText, warn }: ForwardOptions) {
  return async (request: Request): Promise<Response> => {
    const url = resolveServerUrl(request, server());
    if (url === undefined) {
      warn(`refused ${request.method} ${URL.parse(request.url)?.pathname}: not of our own pages`);
      return new Response(null, { status: 403 });
    }
    const { method, body, signal } = request;
    try {
      const result = await call({ method, url, headers: requestHeaders(request.headers), body, signal });
      if (result.problem) return errorResponse(result.problem, errorText(result.problem));
      const { status, headers, body: content } = result.response;
      // No page can be given such a status, and nobody would end what stays unread.
      const isStatus = status >= 200 && status <= 599;
      const hasBody = isStatus && method !== 'HEAD' && !statusesWithoutBody.has(status);
      if (!hasBody) void content.cancel();
      if (!isStatus) {
        warn(`${method} ${new URL(url).pathname}: no answer for a page (${status})`);
        return Response.error();
      }
      return new Response(hasBody ? content : null, { status, headers: responseHeaders(headers) });
    } catch {
      // The page wants it no more.
      return Response.error();
    }
  };
}

/** `unreachable` has none: no answer came, so the page gets none. */
const errors = {
  'unknown-server': { status: 502, code: 'UNKNOWN_SERVER' },
  certificate: { status: 502, code: 'CERTIFICATE_NOT_TRUSTED' },
  'server-too-old': { status: 502, code: 'SERVER_TOO_OLD' },
  'app-too-old': { status: 426, code: 'APP_TOO_OLD' },
} as const satisfies Partial<Record<ConnectionProblem, { status: number; code: string }>>;

/**
 * What a page gets when its server did not answer, or somebody else did: an error in the one shape of all errors, or none
 * at all. Nothing of the wrong answer goes with it.
 */
function errorResponse(problem: ConnectionProblem, message: string): Response {
  if (problem === 'unreachable') return Response.error();
  const { status, code } = errors[problem];
  const body: ErrorBody = { code, message };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
