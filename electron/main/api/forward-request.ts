import { activeOrganizationHeader } from '#contract/active-organization.ts';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import type { ConnectionProblem } from '#contract/desktop/state.ts';
import type { ErrorBody } from '#contract/errors/error-body.ts';
import type { CallServer } from './call-server.ts';

/** Request headers that are forwarded: those on the body and on the wanted response. */
const forwardedFromRequest = ['accept', 'content-type', 'if-match', 'if-none-match', 'range'];

/**
 * Response headers that are forwarded. Not the encoding (Chromium has decoded the body), and not what concerns the
 * server's own origin: cookies, security policies, storage.
 */
const forwardedFromResponse = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-request-id',
];

/** If a window ever shows a response as a page, nothing in it runs, loads or is framed. */
const securityHeaders = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

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
  const headers = { 'cache-control': 'no-store' };
  return Response.json({ code, message } satisfies ErrorBody, { status, headers });
}

/**
 * The server's URL for a request of our own pages; undefined for a request of another origin.
 *
 * Chromium sends Origin with every write, and with reads across origins. Electron drops `null`, the origin of a sandboxed
 * frame, but our pages may have no frames. Sec-Fetch-Site is so far sent to servers only; if it comes, it must be
 * same-origin. Preflights (OPTIONS) are always from another origin.
 */
export function resolveServerUrl(request: Request, server: string): string | undefined {
  const { headers, method } = request;
  const page = URL.parse(request.url);
  if (!page || `${page.protocol}//${page.host}` !== bundleOrigin || !methods.has(method)) return undefined;
  const origin = headers.get('origin');
  if (origin !== null && origin !== bundleOrigin) return undefined;
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return undefined;

  // Parsed again as an http URL: `\` and dots mean something else there than in our own scheme.
  const address = URL.parse(server + page.pathname + page.search);
  if (!address) return undefined;
  if (address.pathname.startsWith('/pictures/')) return readingMethods.has(method) ? address.href : undefined;
  return address.pathname.startsWith('/api/') ? address.href : undefined;
}

function requestHeaders(given: Headers): Record<string, string> {
  return Object.fromEntries([...given].filter(([name]) => forwardedFromRequest.includes(name)));
}

export function responseHeaders(given: ReadonlyMap<string, string>): Headers {
  const headers = new Headers(securityHeaders);
  // The length only without an encoding, which changes it; a download needs it to show progress.
  const isForwarded = (name: string) =>
    name === activeOrganizationHeader() ||
    forwardedFromResponse.includes(name) ||
    (name === 'content-length' && !given.has('content-encoding'));
  for (const [name, value] of given) if (isForwarded(name) && isWritable(value)) headers.set(name, value);
  return headers;
}

/** Electron reads headers as UTF-8; those of a Response are limited to Latin-1 without line breaks. */
function isWritable(value: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}
