import { expect, it } from 'vitest';
import { compareFigures, type PrintedFigure } from './compare-figures.ts';

/** Runs of one figure, one for each value. */
const runs = (values: number[], figure: Partial<PrintedFigure> = {}): PrintedFigure[][] =>
  values.map((value) => [{ name: 'one', value, unit: 'ms', ...figure }]);

it('gives the medians of both sides and their ratio', () => {
  expect(compareFigures(runs([10, 20, 12]), runs([5, 10, 6]))).toEqual([
    { name: 'one', unit: 'ms', before: 12, after: 6, ratio: 0.5, spread: 0, isWorse: false },
  ]);
});

it.each([
  ['4 % is within the tolerance', [100, 100, 100], [104, 104, 104], {}, false],
  ['6 % is worse', [100, 100, 100], [106, 106, 106], {}, true],
  ['6 % within the spread is not worse', [100, 100, 100], [100, 106, 112], {}, false],
  ['fewer requests a second are worse', [100, 100, 100], [90, 90, 90], { unit: 'requests/s' }, true],
  ['more requests a second are not', [100, 100, 100], [150, 150, 150], { unit: 'requests/s' }, false],
  ['less than a lower bound asks for is worse', [100, 100], [90, 90], { boundIs: 'least' }, true],
  ['something where there was nothing is worse', [0, 0], [3, 3], { unit: 'requests' }, true],
] as const)('%s', (_, before, after, figure, isWorse) => {
  const [compared] = compareFigures(runs([...before], figure), runs([...after], figure));
  expect(compared?.isWorse).toBe(isWorse);
});

it('compares what stands above the floor, not the machine', () => {
  const before = [[{ name: 'one', value: 10, unit: 'ms', ratio: 2 }]];
  const after = [[{ name: 'one', value: 30, unit: 'ms', ratio: 2 }]];
  expect(compareFigures(before, after)[0]).toMatchObject({ ratio: 1, isWorse: false });
});

it('shows a figure that one side lacks, or could not measure', () => {
  const before = [[{ name: 'old', value: 1, unit: 'ms' }]];
  const after = [[{ name: 'new', value: null, unit: 'ms' }]];
  const compared = compareFigures(before, after);
  expect(compared.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['new', undefined, undefined],
    ['old', 1, undefined],
  ]);
  expect(compared.some(({ isWorse }) => isWorse)).toBe(false);
});
