import { expect, it } from 'vitest';
import { moneyText, numberText, parseMoney, parseNumber } from './parse-number.ts';

it.each([
  ['en', '12.5', 12.5],
  ['en', '12,50', 12.5],
  ['en', '1,234', 1234],
  ['en', '1,234.5', 1234.5],
  ['en', '1.234,5', 1234.5],
  ['en', '1,234,567', 1_234_567],
  ['en', ' -4 ', -4],
  ['en', '\u22124', -4],
  ['en', '.5', 0.5],
  ['en', '5.', 5],
  ['fr', '12,5', 12.5],
  ['fr', '12.5', 12.5],
  ['fr', '1,234', 1.234],
  ['fr', '1\u202f234,5', 1234.5],
  ['fr', '1 234', 1234],
  ['ar', '١٬٢٣٤٫٥', 1234.5],
  ['ar', '١٢', 12],
  ['ar', '\u200f۱۲', 12],
  ['en', '𝟜𝟚', 42],
  ['sw', '1,234.5', 1234.5],
])('in %s %s is read as %d', (language, typed, value) => {
  expect(parseNumber(typed, language)).toBe(value);
});

it.each(['', 'twelve', '1,23,4', '1.2.3', '12a', '--4', ',', '-', '1,234.5.6', '1e5', '4-'])(
  '%j is no number',
  (typed) => {
    expect(parseNumber(typed, 'en')).toBeUndefined();
  },
);

it('what a field shows is read as the same number', () => {
  for (const language of ['en', 'fr', 'ar', 'sw'])
    for (const value of [0, -3.25, 1234.5, 1_234_567])
      expect(parseNumber(numberText(value, language), language)).toBe(value);
  expect(numberText(1234.5, 'fr')).toBe('1234,5');
});

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
