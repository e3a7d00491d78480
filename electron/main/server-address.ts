/**
 * The origin that a person means by an address, or undefined: https, or http where the server is this very computer.
 * Whatever stands behind the host is left out. Names in other scripts come out as `xn--…`, so that nobody takes one for
 * another.
 */
export function parseServerAddress(entered: string): string | undefined {
  const text = entered.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  const url = URL.parse(hasScheme ? text : `https://${text}`);
  if (!url || url.hostname === '' || url.username !== '' || url.password !== '') return undefined;
  if (!hasScheme && isLoopback(url.hostname)) return URL.parse(`http://${text}`)?.origin;
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  return isAllowed ? url.origin : undefined;
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
