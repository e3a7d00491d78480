import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findLocaleErrors } from '../../scripts/locales/find-locale-errors.ts';

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
  it('accepts a tree without errors', () => expect(faultsWith({})).toEqual([]));

  it.each([
    [
      'a folder of no language',
      { 'locales/xx/home.json': {} },
      'xx: locales/xx belongs to no language of contract/languages.ts',
    ],
    ['a missing key', swahili({ hello: {} }), 'sw: home:hello.name is missing'],
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
      'a space in French that may end a line before its sign',
      french('Accueil ?'),
      'fr: home:title has a plain space beside : ; ? ! « or »; write a no-break one (U+00A0, U+202F)',
    ],
    ['a missing placeholder', swahili({ hello: { name: 'Habari' } }), 'sw: home:hello.name lacks {{name}}'],
    [
      'a missing number in a plural form that many counts share',
      arabic({ users_few: 'مستخدمون' }),
      'ar: home:users_few lacks {{count}}',
    ],
    ['an empty text', swahili({ title: '' }), 'sw: home:title is empty'],
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
      'a key that nobody wrote',
      { 'renderer/more.ts': `export const more = t('home:more');` },
      'renderer/more.ts: home:more is in no locale file',
    ],
    [
      'a message of a schema that nobody wrote',
      { 'contract/name.ts': "export const name = z.string({ error: 'name.required' });" },
      'contract/name.ts: validation:name.required is in no locale file',
    ],
  ])('finds %s', (_, changes, fault) => expect(faultsWith(changes)).toContain(fault));

  it.each([
    [
      'a text equal to English that is listed',
      { ...swahili({ title: 'Home' }), 'locales/same-as-english.json': { sw: ['home:title'] } },
    ],
    ['a number spelled out for one and two', arabic({ users_one: 'مستخدم واحد' })],
    [
      'keys put together from parts',
      {
        'renderer/home.tsx':
          "useTranslation('home'); t('title'); t('users'); export const h = (n: string) => t(`hello.${n}`);",
      },
    ],
  ])('allows %s', (_, changes) => expect(faultsWith(changes)).toEqual([]));
});
