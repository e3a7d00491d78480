import { expect, it } from 'vitest';
import { dateText } from './date-text.ts';

it.each([
  ['en', '24 November 2026'],
  ['fr', '24 novembre 2026'],
  ['ar', '24 نوفمبر 2026'],
  ['sw', '24 Novemba 2026'],
])(
  'a day is written out in the words of %s, with the digits and the calendar of the interface',
  (language, text) => {
    expect(dateText(new Date(2026, 10, 24), language)).toBe(text);
    expect(dateText(new Date('2026-11-23T22:00:00Z'), language, 'Africa/Nairobi')).toBe(text);
  },
);
