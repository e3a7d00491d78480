import { expect, it } from 'vitest';
import { isSlug, longestSlug, slugOf } from './slug.ts';

it.each([
  ['Harbour & Sons', 'harbour-sons'],
  ['  Société d’Éclairage  ', 'societe-declairage'],
  ['Straße 7', 'strasse-7'],
  ['Łódź Ørsted', 'lodz-orsted'],
  ['مؤسسة النور', ''],
  ['Nour مؤسسة 2', 'nour-2'],
  ['--', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('%s is suggested as %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slug === '' || isSlug(slug)).toBe(true);
});

it.each(['a', 'a-b', '7', 'a'.repeat(longestSlug)])('%s is one', (text) => expect(isSlug(text)).toBe(true));
it.each(['', 'A', 'a--b', '-a', 'a-', 'a b', 'é', 'a'.repeat(longestSlug + 1)])('%s is none', (text) =>
  expect(isSlug(text)).toBe(false),
);
