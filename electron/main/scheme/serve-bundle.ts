import { type BundleFile, readBundleFile } from './bundle-file.ts';
import { isBundleUrl } from './bundle-url.ts';
import { securityHeaders } from './security-headers.ts';

interface ServeBundleOptions {
  /** Absolute path of the built renderer. */
  folder: string;
  /** Origin of Vite's server, which replaces the folder in development. */
  developmentServer?: string;
  /** Responds to requests for the server: the API and pictures of users. */
  forward(request: Request): Promise<Response>;
}

/** Handles the app's own scheme: pages and files from the bundle, the API through `forward`. */
export function createBundleServer({ folder, developmentServer, forward }: ServeBundleOptions) {
  const headers = securityHeaders(developmentServer);
  const read = (pathname: string): Promise<BundleFile | undefined> =>
    developmentServer ? fetchFile(developmentServer, pathname) : readBundleFile(folder, pathname);

  return async (request: Request): Promise<Response> => {
    if (!isBundleUrl(request.url)) return emptyResponse(404, headers);
    const { pathname, search } = new URL(request.url);
    if (/^\/(api|pictures)\//.test(pathname)) return forward(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return emptyResponse(405, headers);
    const file = await read(developmentServer ? pathname + search : pathname);
    if (!file) return emptyResponse(404, headers);
    const body = request.method === 'HEAD' ? null : file.content;
    return new Response(body, { headers: { ...headers, 'content-type': file.type } });
  };
}

function emptyResponse(status: 404 | 405, headers: Record<string, string>): Response {
  return new Response(null, { status, headers });
}

async function fetchFile(server: string, path: string): Promise<BundleFile | undefined> {
  // Vite serves its HTML document for pages only if HTML is accepted.
  const response = await fetch(new URL(path, server), { headers: { accept: 'text/html,*/*' } });
  if (!response.ok) return undefined;
  const content = new Uint8Array(await response.arrayBuffer());
  return { type: response.headers.get('content-type') ?? 'application/octet-stream', content };
}
