import { expect, it } from 'vitest';
import { keptWords, wordsOfSources } from './reserved-words.ts';

it('an entity cannot hide an object of the language: the linter would stop half-way', () => {
  const objects = [
    'Array',
    'Date',
    'Error',
    'Function',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
  ];
  const words = [...objects, 'Boolean', 'Intl', 'Iterator', 'Proxy', 'Reflect', 'Set', 'String', 'Symbol'];
  const free = words
    .map((word) => word.toLowerCase())
    .filter((word) => !keptWords.has(word) && !wordsOfSources.has(word));
  expect(free).toEqual([]);
});
