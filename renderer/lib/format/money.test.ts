import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each([
  ['en', 1250, 'EUR', '€12.50'],
  ['fr', 1250, 'EUR', '12,50\u00a0€'],
  ['en', 1250, 'JPY', 'JP¥1,250'],
  ['en', 1250, 'KWD', 'KWD\u00a01.250'],
  ['sw', 125_000, 'KES', 'Ksh\u00a01,250.00'],
])('in %s %i of %s reads %s', (language, amount, currency, text) => {
  expect(formatMoney(language, { amount, currency })).toBe(text);
});

it('is written in Western digits in Arabic, too', () => {
  expect(formatMoney('ar', { amount: 1250, currency: 'EUR' })).toContain('12.50');
});
