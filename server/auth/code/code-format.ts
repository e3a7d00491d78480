import { randomInt } from 'node:crypto';

/** Capitals and digits without those that look alike (0 O, 1 I L): 31 characters, about 30 bits for six of them. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const codeLength = 6;

/** How long a code can be used. */
export const codeMinutes = 10;

/** How many wrong codes are answered before a new one must be asked for. */
export const codeTries = 5;

/** How long one browser waits before it may ask again for a code to the same address. */
export const resendSeconds = 60;

/** A fresh code from the operating system's random source. */
export function generateCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}

/** A typed code as it was sent: any case is accepted, spaces and hyphens do not count. */
export function normalizeCode(typed: string): string {
  return typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}
