import { expect, it } from 'vitest';
import { withoutLanguages } from './without-languages.ts';

const kept = "it('stays', () => expect(1).toBe(1));\n";

it.each([
  ["const all = ['en', 'fr', 'ar'];", "const all = ['en', 'fr'];"],
  ["const names = { en: 'A', ar: 'B' };", "const names = { en: 'A' };"],
  ["function send(language: 'en' | 'ar' = 'en') {}", "function send(language: 'en' = 'en') {}"],
  // Places of a row mean something: it goes or stays as a whole.
  ["const rows = [['x', 'ar', 'en'], ['y', 'fr', 'en']];", "const rows = [['y', 'fr', 'en']];"],
  ["const looks = [{ language: 'en' }, { language: 'ar' }];", "const looks = [{ language: 'en' }];"],
  [
    "it('x', () => { for (const row of [['en', 1], ['ar', 2]]) f(row); });",
    "it('x', () => { for (const row of [['en', 1]]) f(row); });",
  ],
  // A test of it goes as a whole, and what only that has used.
  ["const f = 1;\nit('x', () => { g(); expect(f).toBe(of('ar')); });", ''],
  ["import ar from '#locales/ar/ui.json';\nit('x', () => expect(ar.x).toBe(1));", ''],
  ["describe('x', () => { it('y', () => of('ar')); });", ''],
  ["it.each([['ar', 1]])('%s', (language) => of(language));", ''],
  // What runs before each test is for all of them.
  ["beforeAll(() => set('ar'));", "beforeAll(() => set('ar'));"],
])('%s without Arabic', (source, left) => {
  const bare = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  expect(bare(withoutLanguages('a.test.ts', `${source}\n${kept}`, ['ar']))).toBe(bare(`${left}\n${kept}`));
});

it('leaves nothing of a file whose tests are all about it', () => {
  expect(withoutLanguages('a.test.ts', "it('x', () => of('ar'));\n", ['ar'])).toBe('');
});

it('cuts entries alone out of what helps tests', () => {
  const helper = "export function open() { return ['en', 'ar']; }\nopen();\n";
  expect(withoutLanguages('support/open.ts', helper, ['ar'])).toBe(helper.replace(", 'ar'", ''));
});
