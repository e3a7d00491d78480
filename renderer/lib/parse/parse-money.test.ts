import { expect, it } from 'vitest';
import { moneyText, parseMoney } from './parse-money.ts';

it.each([
  ['12.50', 'EUR', 1250],
  ['12,50', 'EUR', 1250],
  ['12', 'EUR', 1200],
  ['12.5', 'EUR', 1250],
  ['-0,05', 'EUR', -5],
  ['١٢٫٥٠', 'EUR', 1250],
  ['1,234.50', 'EUR', 123_450],
  ['0.1', 'EUR', 10],
  ['1.15', 'EUR', 115],
  ['1250', 'JPY', 1250],
  ['1250.00', 'JPY', 1250],
  ['1.250', 'KWD', 1250],
  ['12.505', 'EUR', undefined],
  ['1250.5', 'JPY', undefined],
  ['free', 'EUR', undefined],
  ['9'.repeat(20), 'EUR', undefined],
])('%s of %s is stored as %s', (typed, currency, amount) => {
  expect(parseMoney(typed, currency, 'en')).toBe(amount);
});

it('what a field shows is read as the same amount', () => {
  for (const language of ['en', 'fr', 'ar', 'sw'])
    for (const currency of ['EUR', 'JPY', 'KWD'])
      for (const amount of [0, -5, 1250, 123_456])
        expect(parseMoney(moneyText({ amount, currency }, language), currency, language)).toBe(amount);
});
