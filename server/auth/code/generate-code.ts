import { randomInt } from 'node:crypto';
import { codeLength } from '#contract/sign-in-code.ts';
import { codeAlphabet } from '#contract/validation/code.ts';

/** A new code from the operating system's random source; the default length is for typing. */
export function generateCode(length = codeLength): string {
  return Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
