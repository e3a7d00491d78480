/**
 * The letter of a key in lower case; on keyboards without Latin letters the one at the key's usual place. Any other key
 * by its own name.
 */
export function normalizeKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}
