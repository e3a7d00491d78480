import { expect, it } from 'vitest';
import { auditActions } from '#contract/audit.ts';
import { auditSubjects, subjectOf } from '#contract/facts/audit-actions.ts';
import { languages } from '#contract/languages.ts';
import { translator } from '#server/http/translate.ts';
import { actionNoun, kindText } from './event-text.ts';

it.each(languages)('every kind has a name of its own in %s', (language) => {
  const names = auditSubjects().map((kind) => kindText(translator(language), kind));
  expect(names.filter((name) => /title$|kinds\./.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

it.each(languages)('every action has a name of its own among those of its kind in %s', (language) => {
  const t = translator(language);
  const names = auditActions.map((action) => `${subjectOf(action)} ${actionNoun(t, action)}`);
  expect(names.filter((name) => /nouns\./.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(auditActions.length);
});

it('what features do to users is about users', () => {
  expect(kindText(translator('en'), 'user')).toBe('User');
});
