import { expect, it } from 'vitest';
import { slownessOf } from './calibration.ts';
import { median, medianCall, mediansInTurns } from './median.ts';
import { reference } from './reference.ts';

it.each([
  [[3], 3],
  [[9, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('measures two things in turns, five times each', async () => {
  const order: string[] = [];
  let value = 0;
  const measure = (name: string) => async () => {
    order.push(name);
    return ++value;
  };
  expect(await mediansInTurns(measure('floor'), measure('product'))).toEqual([5, 6]);
  expect(order.join(' ')).toBe(Array(5).fill('floor product').join(' '));
});

it('leaves out the first calls, which warm up', async () => {
  let calls = 0;
  const ms = await medianCall(10, async () => {
    calls++;
  });
  expect(calls).toBe(10);
  expect(ms).toBeGreaterThanOrEqual(0);
});

it('calculates how much slower a machine is than that of the bounds', () => {
  const { expressMs, selectMs } = reference;
  expect(slownessOf({ expressMs, selectMs })).toBe(1);
  expect(slownessOf({ expressMs: expressMs * 2, selectMs: selectMs * 2 })).toBeCloseTo(2);
  expect(slownessOf({ expressMs: expressMs * 4, selectMs })).toBeCloseTo(2);
});
