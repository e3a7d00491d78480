import { bundleOrigin } from '#contract/desktop/addresses.ts';

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

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
