/**
 * The origin of an address that a user entered; undefined unless it is https, or http with a loopback host. The path is
 * dropped. International names become punycode (`xn--…`), so that similar names can be told apart.
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
