import { expect, it } from 'vitest';
import { seedId, seedNumber } from './load-table.ts';

it('example records have their number in their id', () => {
  expect(seedNumber(seedId(1_234_567))).toBe(1_234_567);
});
