import { expect, it } from 'vitest';
import { readSeveral, severalText } from './list-filters.ts';

it.each([
  ['', []],
  ['state=banned', ['banned']],
  ['state=banned,active,asleep,banned', ['active', 'banned']],
])('%j holds %j', (search, expected) => {
  expect(readSeveral(new URLSearchParams(search), 'state', ['active', 'banned'])).toEqual(expected);
});

it('nothing chosen leaves the address', () => {
  expect(severalText([])).toBeUndefined();
  expect(severalText(['a', 'b'])).toBe('a,b');
});
