import { isLoopbackHost } from './loopback.ts';

/** Parts of secrets in examples and sources. */
const knownSecret =
  /better-auth-secret|change.?me|replace.?me|your.?secret|0123456789|12345678|abcdefgh|qwerty/i;

/** Fewer different characters than in any random secret of 32 characters, in any encoding. */
const fewestCharacters = 8;

/** Default passwords of programs and their manuals. */
const knownPasswords = new Set([
  'postgres',
  'password',
  'admin',
  'root',
  'secret',
  'example',
  '123456',
  'changeme',
]);

const secrets = ['AUTH_SECRET', 'METRICS_TOKEN'] as const;

/** Addresses with a password. */
const services = ['DATABASE_URL', 'DATABASE_REPLICA_URL', 'REDIS_URL', 'SMTP_URL'] as const;

/** Variables that are checked: an environment must have them. */
type CheckedName = 'APP_URL' | 'OIDC_ISSUER' | 'NODE_ENV' | (typeof secrets | typeof services)[number];

/** Settings that are valid but unsafe for a server that others can reach. */
export function* unsafeSettings(
  given: (name: CheckedName) => string | undefined,
): Generator<[CheckedName, string]> {
  const appUrl = URL.parse(given('APP_URL') ?? '');
  const isReachable = appUrl !== null && !isThisMachine(appUrl.hostname);
  if (isReachable && appUrl.protocol === 'http:') {
    yield ['APP_URL', 'must begin with https://: sessions would travel in clear text'];
  }
  for (const name of secrets) {
    if (isGuessable(given(name) ?? '')) yield [name, 'can be guessed (try: openssl rand -base64 32)'];
  }
  for (const name of services) {
    if (hasKnownPassword(given(name) ?? '')) yield [name, 'has a password that everybody knows'];
  }
  const issuer = URL.parse(given('OIDC_ISSUER') ?? '');
  if (issuer?.protocol === 'http:' && !isThisMachine(issuer.hostname)) {
    yield ['OIDC_ISSUER', 'must begin with https://: whoever stands in between could sign in as anybody'];
  }
  if (isReachable && given('NODE_ENV') === 'development') {
    yield ['NODE_ENV', 'must not be development with APP_URL: sources and their faults would be shown'];
  }
}

/** Names below .localhost are always local, in browsers and by RFC 6761. */
function isThisMachine(hostname: string): boolean {
  return isLoopbackHost(hostname) || hostname.endsWith('.localhost');
}

function isGuessable(secret: string): boolean {
  return secret !== '' && (new Set(secret).size < fewestCharacters || knownSecret.test(secret));
}

/** Only for services on other machines: one on loopback can be reached from this machine only. */
function hasKnownPassword(address: string): boolean {
  const url = URL.parse(address);
  if (!url?.password || isThisMachine(url.hostname)) return false;
  return url.password === url.username || knownPasswords.has(url.password.toLowerCase());
}
