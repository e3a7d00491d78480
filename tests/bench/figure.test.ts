import { expect, it } from 'vitest';
import { isWithinBound } from './figure.ts';

it.each([
  [125_000, 125_000, true],
  [125_001, 125_000, false],
  [125_001, undefined, true],
])('%d of at most %s: %s', (value, bound, within) => {
  expect(isWithinBound({ name: 'first-load', unit: 'bytes', value, ...(bound && { bound }) })).toBe(within);
});
