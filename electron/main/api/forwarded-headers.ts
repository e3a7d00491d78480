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

export function requestHeaders(given: Headers): Record<string, string> {
  return Object.fromEntries(
    forwardedFromRequest.flatMap((name) => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

export function responseHeaders(given: ReadonlyMap<string, string>): Headers {
  const headers = new Headers(securityHeaders);
  for (const name of forwardedFromResponse) {
    const value = given.get(name);
    if (value !== undefined && isWritable(value)) headers.set(name, value);
  }
  // Only without an encoding, which changes the length; a download needs it to show progress.
  const length = given.get('content-length');
  if (length !== undefined && isWritable(length) && !given.has('content-encoding'))
    headers.set('content-length', length);
  return headers;
}

/** Electron reads headers as UTF-8; those of a Response are limited to Latin-1 without line breaks. */
function isWritable(value: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}
