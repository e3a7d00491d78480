const redacted = '[redacted]';

/** Names of fields and parameters whose values are secret. */
const secretName =
  /cookie|authorization|token|secret|password|verifier|challenge|(?:^|[-_])(?:code|otp|state|nonce)$/i;

/** Maximum depth and number of entries of a logged object; the rest is cut. */
const maxDepth = 4;
const maxEntries = 50;
const longestText = 5_000;

/**
 * Removes secrets and personal data from free text: email addresses, query strings and credentials of URLs, bearer
 * tokens, and values named like secrets. The length limits keep the run time linear.
 */
export function redactText(text: string): string {
  return text
    .slice(0, longestText)
    .replace(/(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^/\s@]{1,200}@/gi, `$1${redacted}@`)
    .replace(/(\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, `$1?${redacted}`)
    .replace(/[\p{L}\d._%+-]{1,64}(?:@|%40)[\p{L}\d-]{1,64}(?:\.[\p{L}\d-]{1,64})+/giu, redacted)
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${redacted}`)
    .replace(
      /((?:[\w-]{0,40}(?:cookie|token|secret|password|verifier|challenge|otp)|\b(?:code|state|nonce))["']?\s{0,4}[=:]\s{0,4}["']?)[^\s&;,"'}]+/gi,
      `$1${redacted}`,
    );
}

/** A copy of a value for the log, without secrets at any depth. */
export function redactValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value;
  // The stack includes the message; an error's other properties could hold anything.
  if (value instanceof Error) return redactText(value.stack ?? `${value.name}: ${value.message}`);
  if (depth >= maxDepth || value instanceof Uint8Array) return redacted;
  if (Array.isArray(value)) return value.slice(0, maxEntries).map((item) => redactValue(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxEntries)
      .map(([name, item]) => [name, secretName.test(name) ? redacted : redactValue(item, depth + 1)]),
  );
}
