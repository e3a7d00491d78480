const path = '/.well-known/openid-configuration';

/** URL of an OpenID Connect provider's discovery document. */
export function discoveryAddress(issuer: string): string {
  return `${withoutSlash(issuer)}${path}`;
}

/**
 * Whether a discovery document belongs to the provider from which it was requested. One of another issuer would
 * substitute that issuer's keys and pages.
 */
export function describesItself(address: string, issuer: unknown): boolean {
  return typeof issuer === 'string' && discoveryAddress(issuer) === address;
}

/** Issuers are written with and without a trailing slash. */
function withoutSlash(issuer: string): string {
  return issuer.replace(/\/$/, '');
}
