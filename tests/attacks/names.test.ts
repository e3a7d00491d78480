import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isName } from '#contract/validation/name.ts';

const lower = fc.stringMatching(/^[a-z]{3,10}$/);
const upper = lower.map((label) => label.toUpperCase());
const title = lower.map((label) => label.replace(/^./, (letter) => letter.toUpperCase()));
const wide = lower.map((label) =>
  label.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
);
const label = fc.oneof(lower, upper, title, wide);

/** Full stops that lead to the same domain, as IDNA maps them, and signs that nobody sees. */
const dot = fc.constantFrom('.', '\u3002', '\uff0e', '\uff61', '\u2024', '\ufe52');
const unseen = fc.constantFrom('', '\u2060', '\u200b', '\u200d', '\u00ad', '\ufeff', '\u034f', '\u{e0061}');
const octet = fc.nat(255).map(String);

const domain = fc.tuple(label, unseen, dot, unseen, label).map((parts) => parts.join(''));
const web = fc.tuple(fc.constantFrom('www', 'WWW', 'Www'), unseen, dot, label).map((parts) => parts.join(''));
const network = fc.tuple(octet, octet, octet, octet).map((octets) => octets.join('.'));
const around = fc.constantFrom('', ' ', '/login', ': ');

it('no name becomes a link in a mail, however it is written', () => {
  fc.assert(
    fc.property(fc.oneof(domain, web, network), around, around, (address, before, after) => {
      expect([address, isName(before + address + after)]).toEqual([address, false]);
    }),
    {
      examples: [
        ['EVIL.COM', '', ''],
        ['WWW.EVIL', '', ''],
        ['1.2.3.4', '', '/login'],
        ['evil\u3002com', '', ''],
        ['evil\u2060.com', '', ''],
        ['Evil.Com', 'Visit ', ''],
        ['X.Com', '', ''],
        ['St.John.com', '', ''],
        ['i\u2764.ws', '', ''],
        ['evil_.com', '', ''],
        ['\\\\evil\\share', '', ''],
      ],
    },
  );
});

it.each(['St.John', 'J.R.R.Tolkien', 'J. R. Tolkien', 'Dr. No', 'Ada B.', 'Nr. 1.2', '…'])(
  '%s is a name',
  (name) => expect(isName(name)).toBe(true),
);
