import { expect, test } from 'vitest';
import { choiceOf, initialsOf } from './initials.ts';

test.each([
  ['Amina Wanjiru', 'AW'],
  ['amina van der wanjiru', 'AW'],
  ['Amina', 'A'],
  ['  ', ''],
  ['ليلى حدّاد', 'لح'],
  ['Étoile du Nord', 'ÉN'],
  ['Harbour tides (v2)!', 'HV'],
  ['«Amina» — !', 'A'],
  ['👩‍👩‍👧 Ana', '👩‍👩‍👧A'],
])('%s becomes %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('the same id always gets the same tint, and all tints are used', () => {
  expect(choiceOf('user-1', 5)).toBe(choiceOf('user-1', 5));
  const tints = new Set(Array.from({ length: 50 }, (_, index) => choiceOf(`user-${index}`, 5)));
  expect([...tints].sort()).toEqual([0, 1, 2, 3, 4]);
});
