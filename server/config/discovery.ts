const path = '/.well-known/openid-configuration';

/** Where an OpenID Connect provider describes itself. */
export function discoveryAddress(issuer: string): string {
  return `${withoutSlash(issuer)}${path}`;
}

/**
 * Whether a discovery document is that of the provider whose address was asked. One that names another issuer would put
 * that one's keys and pages in its place.
 */
export function describesItself(address: string, issuer: unknown): boolean {
  return typeof issuer === 'string' && discoveryAddress(issuer) === address;
}

/** Issuers are written with a slash at their end and without; the address is the same. */
function withoutSlash(issuer: string): string {
  return issuer.replace(/\/$/, '');
}
