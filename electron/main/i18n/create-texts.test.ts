import { expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
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

it('uses the plural forms of the language', () => {
  expect(createTexts('ar').t('badge.unseen', { count: 2 })).toBe('حدثان غير مقروءين');
});

it.each(languages)('has texts in %s', (language) => {
  expect(createTexts(language).t('menu.reload')).not.toBe('menu.reload');
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
