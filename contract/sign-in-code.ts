/** Characters of a sign-in code. */
export const codeLength = 6;

/** Characters of the code behind a link that signs in: with 31 to choose from, 128 bits that nobody guesses. */
export const linkCodeLength = 26;

/** Whether it has the length of a code behind a link; those are not typed. */
export function isLinkCode(text: unknown): text is string {
  return typeof text === 'string' && normalizeCode(text).length === linkCodeLength;
}

/** How long a code can be used, in minutes. */
export const codeMinutes = 10;

/** How many wrong codes are answered before a new one must be asked for. */
export const codeTries = 5;

/** How long one browser waits before it may ask again for a code to the same address, in seconds. */
export const resendSeconds = 60;

/**
 * A code as it was sent, from what was typed or pasted: capitals, without spaces, hyphens and invisible marks.
 * Digits and letters of another width or script (full-width, Arabic-Indic) become the plain ones.
 */
export function normalizeCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\s\p{Pd}\p{Cf}_]/gu, '')
    .toUpperCase();
}
