/** Only to resolve paths against; `.invalid` can never be reached (RFC 2606). */
const base = 'http://own.invalid';

const longestRedirect = 2000;

/**
 * Normalises the target of a redirect: a path of our own with its query and fragment. Anything that a browser
 * could read as another origin (`//host`, `/\host`, a scheme, control characters that browsers drop) gives
 * undefined.
 */
export function safeRedirect(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestRedirect || !value.startsWith('/')) return undefined;
  if (/[\\\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(value)) return undefined;
  const url = URL.parse(value, base);
  if (url === null || url.origin !== base) return undefined;
  // Dots are resolved by now: '/..//host' has become '//host'.
  if (url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
