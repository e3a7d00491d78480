import { expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { unknownLanguage } from '#tests/support/other-language.ts';
import { createTexts, systemLanguage } from './create-texts.ts';

it('uses the current language', () => {
  const texts = createTexts('en');
  expect(texts.t('menu.quit', { name: product.name })).toBe(`Quit ${product.name}`);
  texts.setLanguage('fr');
  expect(texts.t('menu.quit', { name: product.name })).toBe(`Quitter ${product.name}`);
  expect(texts.t('common:form.leave')).toBe('Quitter');
  expect(texts.language).toBe('fr');
});

it.each([
  [['fr-CA', 'en-US'], 'fr'],
  [[unknownLanguage, 'ar_EG'], 'ar'],
  [['SW'], 'sw'],
  [[unknownLanguage, `${unknownLanguage}-Hans-CN`], 'en'],
  [[], 'en'],
])('for %j the app uses %s', (preferred, language) => {
  expect(systemLanguage(preferred)).toBe(language);
});
