import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { isBundleUrl } from './bundle-url.ts';

/** Types of the files in the renderer's build. Nothing else is served. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface BundleFile {
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

/** The content security policy of the app's pages: only files of the bundle. */
const directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
};

/**
 * Headers of the app's pages and files.
 * @param developmentServer origin of Vite's server, which needs inline scripts and styles and a WebSocket
 */
export function securityHeaders(developmentServer?: string): Record<string, string> {
  const sources = developmentServer
    ? {
        ...directives,
        'script-src': ["'self'", "'unsafe-inline'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'connect-src': ["'self'", developmentServer.replace(/^http/, 'ws')],
      }
    : directives;
  const policy = Object.entries(sources).map(([directive, values]) => [directive, ...values].join(' '));
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

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
  return async (request: Request): Promise<Response> => {
    if (!isBundleUrl(request.url)) return new Response(null, { status: 404, headers });
    const { pathname, search } = new URL(request.url);
    if (/^\/(api|pictures)\//.test(pathname)) return forward(request);
    const isHead = request.method === 'HEAD';
    if (request.method !== 'GET' && !isHead) return new Response(null, { status: 405, headers });
    const file = developmentServer
      ? await fetchFile(new URL(pathname + search, developmentServer))
      : await readBundleFile(folder, pathname);
    if (!file) return new Response(null, { status: 404, headers });
    return new Response(isHead ? null : file.content, { headers: { ...headers, 'content-type': file.type } });
  };
}

async function fetchFile(url: URL): Promise<BundleFile | undefined> {
  // Vite serves its HTML document for pages only if HTML is accepted.
  const response = await fetch(url, { headers: { accept: 'text/html,*/*' } });
  if (!response.ok) return undefined;
  const content = new Uint8Array(await response.arrayBuffer());
  return { type: response.headers.get('content-type') ?? 'application/octet-stream', content };
}

/**
 * Reads a file of the built renderer; undefined if there is none.
 * @param folder absolute path of the build
 * @param pathname of the URL, still percent-encoded; without an extension it means the HTML document
 */
export async function readBundleFile(folder: string, pathname: string): Promise<BundleFile | undefined> {
  try {
    const path = decodeURIComponent(pathname);
    // On Windows `\` is a separator, and a colon starts the name of a file's alternate stream.
    if (/[\\\0:]/.test(path)) return undefined;
    const extension = extname(path);
    const type = types[extension || '.html'];
    if (!type) return undefined;
    const file = extension === '' ? join(folder, 'index.html') : join(folder, path);
    // URLs are normalized by now, but not their encoded characters (`%2e%2e`, `%2f`).
    if (!file.startsWith(folder + sep)) return undefined;
    return { type, content: new Uint8Array(await readFile(file)) };
  } catch {
    // Not a valid encoding, or not a file.
    return undefined;
  }
}
