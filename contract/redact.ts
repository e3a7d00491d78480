import { appFacts } from './facts/define-app.ts';

/** Stands for a secret in the logs of server and desktop app. */
export const redacted = '[redacted]';

/** Names of fields, parameters and headers with secrets: cookies, tokens, codes, passwords. */
const secretName =
  /cookie|authorization|token|secret|password|passwd|credential|api-?key|verifier|challenge|(?:^|[-_])(?:code|otp|pin|state|nonce|signature)$|(?:user|email|auth)(?:-?code|otp)$/i;

/**
 * Characters that a terminal or an editor interprets instead of displaying: control characters except line breaks and
 * tabs, which stacks contain, other line breaks, and marks that change the text direction.
 */
const commanding = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Maximum depth and length of a logged object; the rest is cut. */
const maxDepth = 6;
const maxEntries = 100;

export function isSecretName(name: string): boolean {
  return secretName.test(name);
}

/**
 * Parameters that identify a user: the URL of each request is logged, and they are not needed there. Otherwise only
 * secrets are removed; code that logs a user logs an id.
 */
const personalName = /^(?:new)?email$/i;

/** Beginning of what people copy that is secret, such as API keys; 256 bits in base64url follow. */
export function tokenPrefix(): string {
  return `${appFacts().product.slug}_`;
}

/** 256 bits in base64url, alone in a path or in a value: a token, such as that of a link that invites. */
const token = /(?<=[/"]|%2F|%22)[\w-]{43}(?=$|[/?&"]|%2F|%22)/gi;

/** Redacts tokens in paths, secret and personal query parameters, and the password in the authority, of a URL or path. */
export function redactUrl(url: string, depth = 0): string {
  const [path = '', query] = splitOnce(url.replace(token, redacted), '?');
  if (query === undefined) return redactText(path);
  const parameters = query
    .split('&')
    .map((pair) => {
      const [name = '', value = ''] = splitOnce(pair, '=');
      const decoded = decode(name);
      const isHeldBack =
        isSecretName(decoded) || personalName.test(decoded) || holdsSecret(decode(value), depth);
      return isHeldBack ? `${name}=${redacted}` : pair;
    })
    .join('&');
  return redactText(`${path}?${parameters}`);
}

/** Whether a value is itself a URL with such a parameter, like the redirect target after signing in. */
function holdsSecret(value: string, depth: number): boolean {
  if (!value.includes('?')) return false;
  return depth >= maxDepth || redactUrl(value, depth + 1) !== value;
}

/** Strings of letters, digits and signs that match no pattern below: most paths, methods and ids. */
const harmless = /^[\w./{}-]*$/;

/**
 * Removes passwords in URLs, copied and bearer tokens and bound query parameters from free text, such as an error's message.
 * Clients control its content and length: each pattern takes linear time, not quadratic.
 */
export function redactText(given: string): string {
  const prefix = tokenPrefix();
  const [start = '', ...copied] = given.split(prefix);
  const text = [start, ...copied.map((rest) => rest.replace(/^[\w-]{43}/, redacted))].join(prefix);
  if (harmless.test(text)) return text;
  return text
    .replace(/:\/\/[^/\s@]+@/g, `://${redacted}@`)
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${redacted}`)
    .replace(/([?&;\s](?:[\w-]*(?:token|secret|password|otp)|code|state))=[^&\s"']+/gi, `$1=${redacted}`)
    .replace(/\nparams: [\s\S]*?(?=\n[ \t]+at |$)/g, `\nparams: ${redacted}`)
    .replace(commanding, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * A copy of a logged value in which every field with a secret's name is redacted, at any depth.
 * @param redact for its texts
 */
export function redactValue(value: unknown, redact = redactText, depth = 0): unknown {
  if (typeof value === 'string') return redact(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value;
  // The stack includes the message; an error's other properties could hold anything.
  if (value instanceof Error) return redact(value.stack ?? `${value.name}: ${value.message}`);
  if (depth >= maxDepth || value instanceof Uint8Array) return redacted;
  if (Array.isArray(value))
    return value.slice(0, maxEntries).map((item) => redactValue(item, redact, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxEntries)
      .map(([name, item]) => [name, isSecretName(name) ? redacted : redactValue(item, redact, depth + 1)]),
  );
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
