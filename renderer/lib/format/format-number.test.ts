import { expect, it } from 'vitest';
import {
  formatBytes,
  formatChange,
  formatCount,
  formatMoney,
  formatNumber,
  formatTotal,
} from './format-number.ts';

it.each([
  [120, 100, '+20%'],
  [96, 100, '\u22124%'],
  [100, 100, '0%'],
  [0, 10, '\u2212100%'],
  [10, 1, null],
  [0, 9, null],
  [5, 0, null],
])('a change to %i from %i reads %s', (now, before, text) => {
  expect(formatChange('en', now, before)).toBe(text);
});

it('groups digits as the language does, and always in Western ones', () => {
  expect(formatCount('en', 3142)).toBe('3,142');
  expect(formatCount('ar', 3142)).toBe('3,142');
  expect(formatCount('fr', 3142)).toBe('3\u202f142');
});

it('says that there are more than were counted', () => {
  expect(formatTotal('en', { count: 348, exact: true })).toBe('348');
  expect(formatTotal('en', { count: 1000, exact: false })).toBe('1,000+');
  // Isolated from left to right: else it would be before the figure, as if it were a sign.
  expect(formatTotal('ar', { count: 1000, exact: false })).toBe('\u20661,000+\u2069');
  expect(formatTotal('ar', { count: 1000, exact: true })).toBe('1,000');
});

it('keeps the decimals of a number', () => {
  expect(formatNumber('en', 1234.5)).toBe('1,234.5');
  expect(formatNumber('fr', 1234.5)).toBe('1\u202f234,5');
  expect(formatNumber('ar', 0.125)).toBe('0.125');
  expect(formatNumber('en', 12, 'kilometer')).toBe('12 km');
});

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

it.each([
  ['en', 0, '0 bytes'],
  ['en', 2, '2 bytes'],
  ['fr', 2, '2\u00a0octets'],
  ['en', 31_842, '32 kB'],
  ['en', 2_500_000, '2.5 MB'],
])('in %s %i bytes read %s', (language, bytes, text) => {
  expect(formatBytes(language, bytes)).toBe(text);
});
