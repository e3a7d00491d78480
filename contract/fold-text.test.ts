import { expect, it } from 'vitest';
import { foldedTexts } from '#tests/support/folded-texts.ts';
import { foldText } from './fold-text.ts';

it.each(foldedTexts)('%j becomes %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
