import { expect, it } from 'vitest';
import { withoutLanguages } from './without-languages.ts';

it.each([
  ["const all = ['en', 'fr', 'ar'];", "const all = ['en', 'fr'];"],
  ["const names = { en: 'A', ar: 'B' };", "const names = { en: 'A' };"],
  // Places of a row mean something: it goes or stays as a whole.
  ["const rows = [['x', 'ar', 'en'], ['y', 'fr', 'en']];", "const rows = [['y', 'fr', 'en']];"],
])('%s without Arabic', (source, left) => {
  expect(withoutLanguages('a.ts', source, ['ar'])).toBe(left);
});
