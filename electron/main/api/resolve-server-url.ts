import { bundleOrigin } from '#contract/desktop/addresses.ts';

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * The address at the server that a request of our own pages means; undefined for a request of somebody else.
 *
 * A page of another origin would have to name it: Chromium sends Origin with every write, and with reads across origins;
 * Electron takes `null`, the origin of a sandboxed frame, away, but our pages may hold no frames. Sec-Fetch-Site is sent
 * to servers alone; should it come one day, it has to be ours. Preflights (OPTIONS) ask for somebody else.
 */
export function resolveServerUrl(request: Request, server: string): string | undefined {
  const { headers, method } = request;
  const page = URL.parse(request.url);
  if (!page || `${page.protocol}//${page.host}` !== bundleOrigin || !methods.has(method)) return undefined;
  const origin = headers.get('origin');
  if (origin !== null && origin !== bundleOrigin) return undefined;
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return undefined;

  // Read again as an address of the server: `\` and dots mean something else there than below a scheme of our own.
  const address = URL.parse(server + page.pathname + page.search);
  if (!address) return undefined;
  if (address.pathname.startsWith('/pictures/')) return readingMethods.has(method) ? address.href : undefined;
  return address.pathname.startsWith('/api/') ? address.href : undefined;
}
