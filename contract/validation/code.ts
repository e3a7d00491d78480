import * as z from 'zod/mini';
import { codeLength, normalizeCode } from '../sign-in-code.ts';

/** 31 capitals and digits that nobody mistakes for another: no 0 and O, no 1, I and L. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Left out of the alphabet because they look like each other; what was misread cannot be told from them. */
const withoutLookAlikes = /^[^01OIL]*$/;
const inAlphabet = new RegExp(`^[${codeAlphabet}]*$`);

export const codeSchema = z
  .string({ error: 'code.required' })
  .check(
    z.overwrite(normalizeCode),
    z.minLength(1, { error: 'code.required', abort: true }),
    z.length(codeLength, { error: 'code.length', abort: true }),
    z.regex(withoutLookAlikes, { error: 'code.lookAlikes', abort: true }),
    z.regex(inAlphabet, { error: 'code.invalid' }),
  );
