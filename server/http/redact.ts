/** Replaces what must not be read in logs. */
export const redacted = '[redacted]';

/** Names of fields, parameters and headers that carry secrets: cookies, tokens, codes, passwords. */
const secretName =
  /^(?:set-)?cookie2?$|authorization|token|secret|password|passwd|credential|api-?key|verifier|(?:^|[-_])(?:code|otp|pin|state|nonce|signature)$|(?:user|email|auth)(?:-?code|otp)$/i;

/**
 * What a terminal or an editor obeys in place of showing it: control characters but line breaks and tabs, which stacks
 * are made of, other line breaks, and marks that turn the direction around.
 */
const commanding = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** How deep and how long a logged object may be; what lies beyond is cut. */
const maxDepth = 6;
const maxEntries = 100;

export function isSecretName(name: string): boolean {
  return secretName.test(name);
}

/**
 * Parameters that name a user: the address of each request is logged, and nobody needs them there. Beyond that only
 * secrets are held back; whoever logs a user names an id.
 */
const personalName = /^(?:new)?email$/i;

/** A URL or path whose secret and personal query parameters, and the password of whose authority, are blotted out. */
export function redactUrl(url: string, depth = 0): string {
  const [path = '', query] = splitOnce(url, '?');
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

/** Whether a value is an address with such a parameter, as those are to which somebody comes back after signing in. */
function holdsSecret(value: string, depth: number): boolean {
  if (!value.includes('?')) return false;
  return depth >= maxDepth || redactUrl(value, depth + 1) !== value;
}

/** Made of letters, digits and signs in which none of what follows is found: paths, methods and ids mostly are. */
const harmless = /^[\w./{}-]*$/;

/**
 * Free text, such as an error's message, without passwords in URLs, bearer tokens and bound query parameters. Callers
 * choose what is in it and how long it is: each pattern takes time by the length, not by its square.
 */
export function redactText(text: string): string {
  if (harmless.test(text)) return text;
  return text
    .replace(/:\/\/[^/\s@]+@/g, `://${redacted}@`)
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${redacted}`)
    .replace(/([?&;\s](?:[\w-]*(?:token|secret|password|otp)|code|state))=[^&\s"']+/gi, `$1=${redacted}`)
    .replace(/\nparams: [\s\S]*?(?=\n[ \t]+at |$)/g, `\nparams: ${redacted}`)
    .replace(commanding, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A copy of a logged value in which every field with a secret's name is blotted out, at any depth. */
export function redactValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value;
  if (value instanceof Error) return redactText(`${value.name}: ${value.message}`);
  if (depth >= maxDepth || value instanceof Uint8Array) return redacted;
  if (Array.isArray(value)) return value.slice(0, maxEntries).map((item) => redactValue(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxEntries)
      .map(([name, item]) => [name, isSecretName(name) ? redacted : redactValue(item, depth + 1)]),
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
