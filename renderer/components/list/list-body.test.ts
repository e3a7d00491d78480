import { expect, it } from 'vitest';
import { hasShortWord } from './list-body.tsx';

it.each([
  ['mo', true],
  ['🚀', true],
  ['harbour t', true],
  ['mor', false],
  ['', false],
  [' harbour ', false],
])('%j holds a short word: %s', (term, expected) => {
  expect(hasShortWord(term)).toBe(expected);
});
