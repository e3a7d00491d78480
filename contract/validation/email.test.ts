import { expect, it } from 'vitest';
import { normalizeEmail } from './email.ts';

/** Every sign that is not ASCII and becomes ASCII by one of the ways in which software compares addresses. */
function lookAlikes(): string[] {
  const found: string[] = [];
  // Nothing in the planes beyond becomes ASCII: they hold ideographs and tags.
  for (let point = 0x80; point <= 0x1_ffff; point += 1) {
    if (point >= 0xd8_00 && point <= 0xdf_ff) continue;
    const sign = String.fromCodePoint(point);
    // NFKD also leaves the letter where marks are dropped: 'é', and the dot of 'İ'.
    const forms = sign.toLowerCase() + sign.toUpperCase() + sign.normalize('NFKD');
    if (/[\x21-\x7e]/.test(forms)) found.push(sign);
  }
  return found;
}

it('no sign that lower case, folding or normalizing makes ASCII is part of an address', () => {
  const signs = lookAlikes();
  // The Kelvin sign, the long s, the capital I with a dot, a wide letter, a ligature and a full stop of its own width.
  expect(signs).toEqual(expect.arrayContaining(['\u212a', '\u017f', '\u0130', '\uff4b', '\ufb01', '\uff0e']));
  const accepted = signs.filter((sign) =>
    [
      `${sign}ate@example.com`,
      `ka${sign}e@example.com`,
      `kate${sign}@example.com`,
      `kate${sign}example.com`,
      `kate@${sign}enya.example`,
      `kate@ex${sign}mple.com`,
      `kate@example${sign}com`,
      `kate@example.co${sign}`,
    ].some((address) => normalizeEmail(address) !== undefined),
  );
  expect(accepted).toEqual([]);
});

it('letters of ASCII alone change their case, and all of them', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  expect(normalizeEmail(` ${letters}@${letters}.${letters} `)).toBe(
    `${letters}@${letters}.${letters}`.toLowerCase(),
  );
});

it.each([undefined, null, 7, {}, ['kate@example.com'], ''])('%j is no address', (value) => {
  expect(normalizeEmail(value)).toBeUndefined();
});
