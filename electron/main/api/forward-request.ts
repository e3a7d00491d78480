import type { ConnectionProblem } from '#contract/desktop/state.ts';
import type { ErrorBody } from '#contract/errors/error-body.ts';
import type { CallServer } from './call-server.ts';
import { requestHeaders, responseHeaders } from './forwarded-headers.ts';
import { resolveServerUrl } from './resolve-server-url.ts';

interface ForwardOptions {
  call: CallServer;
  /** Origin of the server. */
  server(): string;
  /** The message for a problem, in the language of the pages. */
  errorText(problem: ConnectionProblem): string;
  warn(reason: string): void;
}

const statusesWithoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Forwards our own pages' requests for the API and for pictures to the server, and streams its responses back. No cookie
 * passes in either direction.
 */
export function createForward({ call, server, errorText, warn }: ForwardOptions) {
  return async (request: Request): Promise<Response> => {
    const url = resolveServerUrl(request, server());
    if (url === undefined) {
      warn(`blocked ${request.method} ${URL.parse(request.url)?.pathname}: not from our own pages`);
      return new Response(null, { status: 403 });
    }
    const { method, body, signal } = request;
    try {
      const result = await call({ method, url, headers: requestHeaders(request.headers), body, signal });
      if (result.problem) return errorResponse(result.problem, errorText(result.problem));
      const { status, headers, body: content } = result.response;
      // A Response cannot have other statuses, and a body that nobody reads must be cancelled.
      const isStatus = status >= 200 && status <= 599;
      const hasBody = isStatus && method !== 'HEAD' && !statusesWithoutBody.has(status);
      if (!hasBody) void content.cancel();
      if (!isStatus) {
        warn(`${method} ${new URL(url).pathname}: not a status that a page can get (${status})`);
        return Response.error();
      }
      return new Response(hasBody ? content : null, { status, headers: responseHeaders(headers) });
    } catch {
      // The page has aborted the request.
      return Response.error();
    }
  };
}

/** Not for `unreachable`: without a response the page gets a network error. */
const errors = {
  'unknown-server': { status: 502, code: 'UNKNOWN_SERVER' },
  certificate: { status: 502, code: 'CERTIFICATE_NOT_TRUSTED' },
  'server-too-old': { status: 502, code: 'SERVER_TOO_OLD' },
  'app-too-old': { status: 426, code: 'APP_TOO_OLD' },
} as const satisfies Partial<Record<ConnectionProblem, { status: number; code: string }>>;

/**
 * The response for a page whose server did not answer, or for which another program did: an error body like all others,
 * or a network error. Nothing of the wrong response is passed on.
 */
function errorResponse(problem: ConnectionProblem, message: string): Response {
  if (problem === 'unreachable') return Response.error();
  const { status, code } = errors[problem];
  const body: ErrorBody = { code, message };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
