import { expect, it } from 'vitest';
import { bestFirst } from './use-record-results.ts';

it('puts what is called so before what begins so, has it, or only speaks of it', () => {
  const names = ['souk', 'old-riad', 'riad-booking', 'Ríad', 'riad-api'];
  expect(bestFirst(names, ' riad ', (name) => name)).toEqual([
    'Ríad',
    'riad-booking',
    'riad-api',
    'old-riad',
    'souk',
  ]);
});
