import { expect, it } from 'vitest';
import { labelledDays, ticksFor } from './axis.ts';

it.each<[number, 1 | 3, number[]]>([
  [147, 3, [0, 60, 120, 180]],
  [0, 3, [0, 1, 2, 3]],
  [1, 3, [0, 1, 2, 3]],
  [4, 3, [0, 2, 4, 6]],
  [30, 3, [0, 10, 20, 30]],
  [31, 3, [0, 20, 40, 60]],
  [1_000_000, 3, [0, 400_000, 800_000, 1_200_000]],
  [7, 1, [0, 10]],
  [11, 1, [0, 20]],
  [0, 1, [0, 1]],
  [9, 1, [0, 10]],
])('an axis up to %i in %i intervals has round labels', (largest, intervals, ticks) => {
  expect(ticksFor(largest, intervals)).toEqual(ticks);
});

it.each([
  [7, [0, 2, 4, 6]],
  [28, [0, 7, 14, 21, 27]],
  [84, [0, 21, 42, 63, 83]],
])('of %i days some are named', (days, named) => {
  expect(labelledDays(days)).toEqual(named);
});
