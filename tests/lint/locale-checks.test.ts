import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { findLocaleErrors } from '../../scripts/locales/find-locale-errors.ts';
import { readLocales } from '../../scripts/locales/read-locales.ts';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function writeTree(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

const arabicForms = {
  users_zero: 'لا مستخدمين',
  users_one: 'مستخدم واحد',
  users_two: 'مستخدمان',
  users_few: '{{count}} مستخدمين',
  users_many: '{{count}} مستخدمًا',
  users_other: '{{count}} مستخدم',
};

/** A tree without a fault, with one thing changed. */
function faultsWith(changes: Record<string, unknown>): string[] {
  return findLocaleErrors(
    writeTree({
      'locales/en/home.json': {
        title: 'Home',
        hello: { name: 'Hello {{name}}' },
        users_one: '{{count}} user',
        users_other: '{{count}} users',
      },
      'locales/fr/home.json': {
        title: 'Accueil',
        hello: { name: 'Bonjour {{name}}' },
        users_one: '{{count}} utilisateur',
        users_many: '{{count}} d’utilisateurs',
        users_other: '{{count}} utilisateurs',
      },
      'locales/ar/home.json': { title: 'الرئيسية', hello: { name: 'مرحبًا {{name}}' }, ...arabicForms },
      'locales/sw/home.json': {
        title: 'Mwanzo',
        hello: { name: 'Habari {{name}}' },
        users_one: 'mtumiaji {{count}}',
        users_other: 'watumiaji {{count}}',
      },
      'locales/same-as-english.json': {},
      'locales/untranslated.json': {},
      'renderer/home.tsx': `
        export function Home({ name }: { name: string }) {
          const { t } = useTranslation('home');
          return <p title={t('title')}>{t('hello.name', { name })}{t('home:users', { count: 1 })}</p>;
        }`,
      ...changes,
    }),
  );
}

const arabic = (changes: Record<string, string | undefined>) => ({
  'locales/ar/home.json': {
    title: 'الرئيسية',
    hello: { name: 'مرحبًا {{name}}' },
    ...arabicForms,
    ...changes,
  },
});
const swahili = (changes: Record<string, unknown>) => ({
  'locales/sw/home.json': {
    title: 'Mwanzo',
    hello: { name: 'Habari {{name}}' },
    users_one: 'mtumiaji {{count}}',
    users_other: 'watumiaji {{count}}',
    ...changes,
  },
});

const french = (title: string) => ({
  'locales/fr/home.json': {
    title,
    hello: { name: 'Bonjour {{name}}' },
    users_one: '{{count}} utilisateur',
    users_many: '{{count}} d’utilisateurs',
    users_other: '{{count}} utilisateurs',
  },
});

describe('the locale check', () => {
  it('is content with the texts of this product', () => {
    expect(findLocaleErrors(fileURLToPath(new URL('../../', import.meta.url)))).toEqual([]);
  });

  it('accepts a tree without errors', () => expect(faultsWith({})).toEqual([]));

  it('finds a missing folder', () => {
    const lists = { 'locales/same-as-english.json': {}, 'locales/untranslated.json': {} };
    const folder = writeTree({ 'locales/en/home.json': {}, ...lists });
    expect(findLocaleErrors(folder)).toEqual([
      'fr: locales/fr is missing',
      'ar: locales/ar is missing',
      'sw: locales/sw is missing',
    ]);
  });

  it.each([
    [
      'a folder of no language',
      { 'locales/xx/home.json': {} },
      'xx: locales/xx belongs to no language of contract/languages.ts',
    ],
    ['a missing key', swahili({ hello: {} }), 'sw: home:hello.name is missing'],
    ['a surplus key', swahili({ bye: 'Kwaheri' }), 'sw: home:bye is not in English'],
    ['a missing file', { 'locales/sw/home.json': {} }, 'sw: home:title is missing'],
    ['a missing plural form', arabic({ users_two: undefined }), 'ar: home:users_two is missing'],
    [
      'a plural form that the language does not have',
      swahili({ users_two: 'watumiaji wawili' }),
      'sw: home:users_two is not in English',
    ],
    [
      'a typewriter apostrophe in French',
      french("L'accueil"),
      'fr: home:title has a typewriter apostrophe; write ’',
    ],
    [
      'a typewriter apostrophe before a placeholder',
      french("Accueil d'{{name}}"),
      'fr: home:title has a typewriter apostrophe; write ’',
    ],
    [
      'a space in French that may end a line before its sign',
      french('Accueil ?'),
      'fr: home:title has a plain space beside : ; ? ! « or »; write a no-break one (U+00A0, U+202F)',
    ],
    ['a missing placeholder', swahili({ hello: { name: 'Habari' } }), 'sw: home:hello.name lacks {{name}}'],
    [
      'a misspelt placeholder',
      swahili({ hello: { name: 'Habari {{nmae}}' } }),
      'sw: home:hello.name has {{nmae}}, which English has not',
    ],
    [
      'a missing number in a plural form that many counts share',
      arabic({ users_few: 'مستخدمون' }),
      'ar: home:users_few lacks {{count}}',
    ],
    [
      'a lost tag',
      {
        ...swahili({ hello: { name: 'Habari {{name}}' } }),
        'locales/en/home.json': {
          title: 'Home',
          hello: { name: 'Hello <b>{{name}}</b>' },
          users_one: '{{count}} user',
          users_other: '{{count}} users',
        },
      },
      'sw: home:hello.name lacks {{<b>}}',
    ],
    ['an empty text', swahili({ title: '' }), 'sw: home:title is empty'],
    [
      'a text with a space at its end',
      swahili({ title: 'Mwanzo ' }),
      'sw: home:title begins or ends with a space',
    ],
    [
      'a text equal to English',
      swahili({ title: 'Home' }),
      "sw: home:title equals English ('Home'); translate it or list it in locales/same-as-english.json",
    ],
    [
      'a stale entry of the list',
      { 'locales/same-as-english.json': { sw: ['home:title'] } },
      'sw: home:title is listed in locales/same-as-english.json but does not equal English',
    ],
    [
      'an unused key',
      { 'renderer/home.tsx': `export const t = useTranslation('home').t; t('title'); t('users');` },
      'home:hello.name is not used',
    ],
    [
      'a key that only a test names',
      {
        'renderer/home.tsx': `useTranslation('home'); t('title'); t('users');`,
        'renderer/home.test.tsx': `t('home:hello.name')`,
      },
      'home:hello.name is not used',
    ],
    [
      'a key of one word in a file of another namespace',
      { 'renderer/home.tsx': `t('home:hello.name'); t('home:users'); export const title = 'title';` },
      'home:title is not used',
    ],
    [
      'a key that a file of another namespace has as its own',
      {
        'locales/en/users.json': { hello: { name: 'Name' } },
        'renderer/home.tsx': "useTranslation('users'); t('hello.name'); t('home:title'); t('home:users');",
      },
      'home:hello.name is not used',
    ],
    [
      'a key that nobody wrote',
      { 'renderer/more.ts': `export const more = t('home:more');` },
      'renderer/more.ts: home:more is in no locale file',
    ],
    [
      'a key of another namespace',
      { 'renderer/more.ts': `const { t } = useTranslation('users'); export const more = t('title');` },
      'renderer/more.ts: title is in no locale file',
    ],
    [
      'a pattern that fits no key',
      { 'renderer/more.ts': 'export const more = (name: string) => t(`home:bye.${name}`);' },
      'renderer/more.ts: /^home:bye\\.[^:]+$/ is in no locale file',
    ],
    [
      'a message of a schema that nobody wrote',
      { 'contract/name.ts': "export const name = z.string({ error: 'name.required' });" },
      'contract/name.ts: validation:name.required is in no locale file',
    ],
    [
      'a key of rich text that nobody wrote',
      { 'renderer/more.tsx': `export const more = <Trans i18nKey="home:more" />;` },
      'renderer/more.tsx: home:more is in no locale file',
    ],
  ])('finds %s', (_, changes, fault) => expect(faultsWith(changes)).toContain(fault));

  it.each([
    [
      'a text equal to English that is listed',
      { ...swahili({ title: 'Home' }), 'locales/same-as-english.json': { sw: ['home:title'] } },
    ],
    ['a number spelled out for one and two', arabic({ users_one: 'مستخدم واحد' })],
    [
      "a placeholder that English's one has not either",
      {
        'locales/en/home.json': {
          of_one: 'The only one changed',
          of_other: '{{count}} of {{total}} changed',
        },
        'locales/fr/home.json': {
          of_one: 'Le seul a changé',
          of_many: '{{count}} sur {{total}} ont changé',
          of_other: '{{count}} sur {{total}} ont changé',
        },
        'locales/ar/home.json': {
          of_zero: 'لم يتغير شيء',
          of_one: 'تغيّر الوحيد',
          of_two: 'تغيّر الاثنان',
          of_few: 'تغيّرت {{count}} من {{total}}',
          of_many: 'تغيّر {{count}} من {{total}}',
          of_other: 'تغيّر {{count}} من {{total}}',
        },
        'locales/sw/home.json': { of_one: 'Pekee imebadilika', of_other: '{{count}} kati ya {{total}}' },
        'renderer/home.tsx': "t('home:of')",
      },
    ],
    [
      'keys put together from parts',
      {
        'renderer/home.tsx':
          "useTranslation('home'); t('title'); t('users'); export const h = (n: string) => t(`hello.${n}`);",
      },
    ],
    [
      'a choice of keys',
      {
        'renderer/home.tsx':
          "useTranslation('home'); t('users'); export const h = (n: boolean) => t(n ? 'title' : 'hello.name');",
      },
    ],
  ])('allows %s', (_, changes) => expect(faultsWith(changes)).toEqual([]));

  it('rejects a file with values other than texts', () => {
    const folder = writeTree({ 'locales/en/home.json': { count: 3 } });
    expect(() => readLocales(join(folder, 'locales'))).toThrow(/en\/home\.json: home:count is neither/);
  });

  it('takes the plural forms of each language', () => {
    const forms = readLocales(new URL('../../locales', import.meta.url).pathname);
    const kinds = (language: string) =>
      new Set(
        [...(forms.get(language)?.keys() ?? [])]
          .map((key) => /_(zero|one|two|few|many|other)$/.exec(key)?.[1])
          .filter(Boolean),
      );
    expect(kinds('ar')).toEqual(new Set(['zero', 'one', 'two', 'few', 'many', 'other']));
    expect(kinds('fr')).toEqual(new Set(['one', 'many', 'other']));
    expect(kinds('sw')).toEqual(new Set(['one', 'other']));
  });
});
