import { expect, it } from 'vitest';
import type { TemplateOptions } from '../template/choices.ts';
import { accentNote, makeRecord, stillKnown } from './make-record.ts';
import { readGiven } from './options.ts';

const template: TemplateOptions = {
  version: '1.2.3',
  languages: [
    { code: 'en', name: 'English' },
    { code: 'fr', name: 'Français' },
  ],
  providers: ['github', 'google'],
  parts: ['repositories', 'desktop'],
};

const record = (...args: string[]) => makeRecord(readGiven(args, template), '/tmp/my-app', template);

it('without options takes all that the template has, and the names from the folder', () => {
  expect(record()).toEqual({
    version: '1.2.3',
    names: {
      name: 'My App',
      id: 'com.example.my-app',
      scheme: 'my-app',
      slug: 'my-app',
      contact: 'hello@my-app.example',
      source: 'https://github.com/my-app/my-app',
    },
    choices: { languages: ['en', 'fr'], accent: null, providers: ['github', 'google'], without: [] },
  });
});

it('gives an app in a folder named app a scheme of its own', () => {
  const { names } = makeRecord(readGiven([], template), '/tmp/app', template);
  expect(names).toMatchObject({ name: 'App', slug: 'app', scheme: 'app-app' });
});

it('drops what a newer template no longer has, and says so', () => {
  const choices = {
    languages: ['en'],
    accent: null,
    providers: ['google', 'old'],
    without: ['desktop', 'gone'],
  };
  expect(stillKnown(choices, template)).toEqual({
    choices: { ...choices, providers: ['google'], without: ['desktop'] },
    notes: [
      "There is no part 'gone' any more that could be left out.",
      "There is no provider 'old' any more.",
    ],
  });
  expect(stillKnown({ languages: ['en'], accent: null, without: [] }, template).choices.providers).toEqual([
    'github',
    'google',
  ]);
});

it('takes names that are given', () => {
  const { names } = record('--name', 'Shelf Mark', '--id', 'org.shelf', '--scheme', 'shelf');
  expect(names).toMatchObject({ name: 'Shelf Mark', id: 'org.shelf', scheme: 'shelf', slug: 'shelf-mark' });
});

it.each([
  [['--no-desktop', '--no-example'], { without: ['repositories', 'desktop'] }],
  [['--without', 'desktop, repositories'], { without: ['repositories', 'desktop'] }],
  [['--without', 'none'], { without: [] }],
  [['--languages', 'fr,en,de'], { languages: ['en', 'fr', 'de'] }],
  [['--providers', 'google'], { providers: ['google'] }],
  [['--providers', 'none'], { providers: [] }],
  [['--minimal'], { without: ['repositories', 'desktop'] }],
])('%j', (args, expected) => {
  expect(record(...args).choices).toMatchObject(expected);
});

it.each([
  [['--name', '"'], 'The name takes up to 40 letters'],
  [['--id', 'shelf'], '--id takes'],
  [['--scheme', 'https'], '--scheme takes'],
  [['--without', 'billing'], "No part is named 'billing'. There are: repositories, desktop."],
  [['--providers', 'gitlab'], "--providers knows github, google, not 'gitlab'."],
  [['--languages', 'fr'], '--languages must contain en'],
  [['--languages', 'en,klingon'], "not 'klingon'"],
  [['--languages', 'en,iw'], "the code that browsers send: he (עברית), not 'iw'"],
  [['--languages', 'en,deu'], "de (Deutsch), not 'deu'"],
  [['--languages', 'en,new'], "not 'new'"],
  [['--accent', 'red'], "--accent takes a colour such as '#7c3aed', not 'red'."],
  [['--colour', 'red'], "Unknown option '--colour'"],
  [['a', 'b'], 'One folder is enough'],
])('refuses %j', (args, message) => {
  expect(() => record(...args)).toThrow(message);
});

it.each([
  ['#7c3aed', undefined],
  ['#000', undefined],
  ['#2563EB', undefined],
  ['#dc2626', undefined],
  ['#ffcc00', '#ffcc00 is too light for white text on it: buttons get #'],
])('says what becomes of the accent %s', (accent, note) => {
  expect(accentNote(accent)).toEqual(note && expect.stringContaining(note));
});
