/**
 * Whether an answer of the authentication service may send the browser to an address: a page of our own, or one where
 * a configured provider lets users sign in.
 */
export function isAllowedAddress(
  address: string,
  ownOrigin: string,
  providerOrigins: readonly string[],
): boolean {
  const url = URL.parse(address, ownOrigin);
  return url !== null && (url.origin === ownOrigin || providerOrigins.includes(url.origin));
}
