import { expect, it } from 'vitest';
import { auditSubjects } from '#contract/audit.ts';
import { languages } from '#contract/languages.ts';
import { translator } from '#server/http/translate.ts';
import { kindText } from './event-text.ts';

it.each(languages)('every kind has a name of its own in %s', (language) => {
  const names = auditSubjects.map((kind) => kindText(translator(language), kind));
  expect(names.filter((name) => /title$|kinds\./.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

it('what features do to users is about users', () => {
  expect(kindText(translator('en'), 'user')).toBe('User');
});
