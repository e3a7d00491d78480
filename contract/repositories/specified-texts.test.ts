import { expect, it } from 'vitest';
import { translator } from '#server/http/translate.ts';

/** Where the product's owner gave the words. */
const specifiedTexts: Record<string, string> = {
  'repositories-area:title': 'Code Repositories',
  'repositories:validation.name.required': 'Name is required',
  'repositories:validation.name.used': 'Name already used',
  'repositories:validation.link.required': 'Link is required',
  'repositories:validation.link.noDot': 'Invalid link, must contain at least a dot',
  'repositories:validation.link.tooShort': 'Invalid link, must be at least 4 characters',
};

it.each(Object.entries(specifiedTexts))('%s has the specified text', (key, text) => {
  expect(translator('en')(key, { min: 4, count: 4 })).toBe(text);
});
