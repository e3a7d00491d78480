import { randomInt } from 'node:crypto';
import { codeLength } from '#contract/sign-in-code.ts';
import { codeAlphabet } from '#contract/validation/code.ts';

/** A fresh code from the operating system's random source, for typing unless another length is asked for. */
export function generateCode(length = codeLength): string {
  return Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
