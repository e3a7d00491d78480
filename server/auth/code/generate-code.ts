import { randomInt } from 'node:crypto';
import { codeLength } from '#contract/sign-in-code.ts';
import { codeAlphabet } from '#contract/validation/code.ts';

/** A fresh code from the operating system's random source. */
export function generateCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
