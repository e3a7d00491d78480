/** Signs of other scripts that mean the same. */
const signs: Readonly<Record<string, string>> = { '؟': '?', '？': '?', '／': '/' };

/**
 * What a key means for shortcuts: its letter in lower case, its sign, or its name. On keyboards of other scripts the
 * Latin letter, or the slash, at the key's usual place; on those with Latin letters a key is only what is on it.
 */
export function normalizeKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  if (isOfOtherScript(key)) {
    if (/^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase();
    if (code === 'Slash') return '/';
  }
  return signs[key] ?? key;
}

/** One key can write two letters, as that of `لا`, or a mark that stands on a letter, as in Thai. */
function isOfOtherScript(key: string): boolean {
  return /^[\p{L}\p{M}]+$/u.test(key) && !/\p{Script=Latin}/u.test(key);
}
