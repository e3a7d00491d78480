import { expect, it } from 'vitest';
import { contractVersion, oldestContract, readContract, writeContract } from './version.ts';

it('is read as it is written', () => {
  const served = { version: 12, oldest: 3 };
  expect(readContract(writeContract(served))).toEqual(served);
});

it('may say more one day', () => {
  expect(readContract('2; oldest=1; until=2027')).toEqual({ version: 2, oldest: 1 });
});

it.each([null, undefined, '', '1', 'oldest=1', '1; oldest=', '-1; oldest=1', '1; oldest=1.5', '1;oldest=1'])(
  'is nothing where it says %j',
  (value) => {
    expect(readContract(value)).toBeUndefined();
  },
);

it('never refuses the apps that are built with it', () => {
  expect(oldestContract).toBeLessThanOrEqual(contractVersion);
});
