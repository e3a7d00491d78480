import { codeLength, normalizeCode } from '#contract/sign-in-code.ts';

/** What a user typed or pasted, as the code: other signs are left out. */
export function codeFrom(text: string): string {
  return normalizeCode(text)
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, codeLength);
}
