import * as z from 'zod/mini';

export const codeLength = 6;

/** 31 capitals and digits that nobody mistakes for another: no 0 and O, no 1, I and L. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const inAlphabet = new RegExp(`^[${codeAlphabet}]*$`);

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

export const codeSchema = z
  .string({ error: 'code.required' })
  .check(
    z.overwrite(normalizeCode),
    z.minLength(1, { error: 'code.required', abort: true }),
    z.length(codeLength, { error: 'code.length', abort: true }),
    z.regex(inAlphabet, { error: 'code.invalid' }),
  );
