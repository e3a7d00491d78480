/** What of a page's request goes on to the server: what says something of its body and of the answer it wants. */
const forwardedFromRequest = ['accept', 'content-type', 'if-match', 'if-none-match', 'range'];

/**
 * What of the server's answer goes on to the page. Not how it was sent (Chromium has unpacked it by then), and not what
 * the server says to browsers about itself: cookies, its own security, its storage.
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

/** Should a window ever show an answer as a page: nothing in it runs, loads or is framed. */
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
  // As long as it was sent, so that a download tells how far it is.
  const length = given.get('content-length');
  if (length !== undefined && isWritable(length) && !given.has('content-encoding'))
    headers.set('content-length', length);
  return headers;
}

/** Electron reads headers as UTF-8; those of an answer to a page take Latin letters alone, and no line breaks. */
function isWritable(value: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}
