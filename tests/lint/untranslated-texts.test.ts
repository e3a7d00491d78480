import { expect, it } from 'vitest';
import { compareLanguages, countUntranslated } from '../../scripts/locales/compare-languages.ts';

const english = new Map([
  ['home:title', 'Home'],
  ['home:users_one', 'one user'],
  ['home:users_other', '{{count}} users'],
]);
const french = new Map([
  ['home:title', 'Accueil'],
  ['home:users_one', 'one user'],
  ['home:users_many', '{{count}} users'],
  ['home:users_other', '{{count}} users'],
]);

const errorsWith = (untranslated: readonly string[]) =>
  compareLanguages(
    new Map([
      ['en', english],
      ['fr', french],
    ]),
    {},
    { fr: untranslated },
  );

it.each([['home'], ['home:users']])(
  'texts that are listed are to be translated, and no error: %s',
  (entry) => {
    expect(errorsWith([entry])).toEqual([]);
    expect(countUntranslated(french, english, [entry])).toBe(3);
  },
);

it('texts that are not listed are errors', () => {
  expect(errorsWith(['home:users_one'])).toHaveLength(2);
});

it('what is translated must leave the list', () => {
  expect(errorsWith(['home', 'home:title'])).toEqual([
    'fr: home:title is translated; take it off locales/untranslated.json',
  ]);
});
