import { expect, test } from 'vitest';
import { readableOn } from './contrast.ts';

test.each([
  ['#ffd54a', 'black'],
  ['#fff', 'black'],
  ['#14532d', 'white'],
  ['#742d68', 'white'],
  ['#767676', 'black'],
  ['#000', 'white'],
  ['plum', null],
  ['oklch(0.5 0 0)', null],
  ['#12345', null],
])('on %s %s reads better', (color, ink) => {
  expect(readableOn(color)).toBe(ink);
});
