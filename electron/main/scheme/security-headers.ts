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
