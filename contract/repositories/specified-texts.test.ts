import { expect, it } from 'vitest';
import { translator } from '#server/http/translate.ts';

/** Where the product's owner gave the words. */
const specifiedTexts: Record<string, string> = {
  'repositories-area:title': 'Code Repositories',
  'validation:repositoryName.required': 'Name is required',
  'validation:repositoryName.used': 'Name already used',
  'validation:repositoryLink.required': 'Link is required',
  'validation:repositoryLink.noDot': 'Invalid link, must contain at least a dot',
  'validation:repositoryLink.tooShort': 'Invalid link, must be at least 4 characters',
};

it.each(Object.entries(specifiedTexts))('%s has the specified text', (key, text) => {
  expect(translator('en')(key, { min: 4, count: 4 })).toBe(text);
});
