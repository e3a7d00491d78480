import { describe, expect, it } from 'vitest';
import { translator } from '#server/http/translate.ts';
import { accepts, refusal } from '#tests/support/parse-results.ts';
import type { Language } from '../facts/languages.ts';
import { withoutInvisible } from '../invisible.ts';
import { languages } from '../languages.ts';
import { issueText } from '../validation/issue-text.ts';
import {
  repositoryDescriptionSchema,
  repositoryLinkSchema,
  repositoryNameSchema,
} from './repository-input.ts';

describe('the fields of a repository', () => {
  it.each([
    [repositoryNameSchema, ' Café pos ', 'Café pos'],
    [repositoryLinkSchema, 'a.co', 'https://a.co'],
    [repositoryLinkSchema, ' git.example/owner/repo ', 'https://git.example/owner/repo'],
    [repositoryLinkSchema, 'https://مثال.example/ب', 'https://مثال.example/ب'],
    [repositoryLinkSchema, 'http://gitlab/team/app.git', 'http://gitlab/team/app.git'],
    [repositoryLinkSchema, 'git@git.example:owner/name.git', 'https://git.example/owner/name.git'],
    [repositoryLinkSchema, 'git@host:owner/name.git', 'https://host/owner/name.git'],
    [repositoryLinkSchema, 'ssh://git@git.example/owner/name.git', 'https://git.example/owner/name.git'],
    [repositoryDescriptionSchema, undefined, null],
    [repositoryDescriptionSchema, '  ', null],
    [repositoryDescriptionSchema, ' Point\nof sale ', 'Point\nof sale'],
  ])('accepts %#', (schema, typed, value) => expect(accepts(schema, typed)).toBe(value));

  it.each([
    [repositoryNameSchema, '', 'repositories:validation.name.required'],
    [repositoryNameSchema, undefined, 'repositories:validation.name.required'],
    [repositoryNameSchema, 'a'.repeat(101), 'repositories:validation.name.tooLong'],
    [repositoryNameSchema, 'a\u0007b', 'repositories:validation.name.invalid'],
    // Nobody could see it in the list, or press its link.
    [repositoryNameSchema, '\u200b', 'repositories:validation.name.required'],
    [repositoryNameSchema, 'gnp.\u202eexe', 'repositories:validation.name.invalid'],
    [repositoryNameSchema, 'a\ud800', 'repositories:validation.name.invalid'],
    [repositoryDescriptionSchema, 'a\ud800', 'repositories:validation.description.invalid'],
    [repositoryLinkSchema, '', 'repositories:validation.link.required'],
    [repositoryLinkSchema, undefined, 'repositories:validation.link.required'],
    [repositoryLinkSchema, 'a.b', 'repositories:validation.link.tooShort'],
    [repositoryLinkSchema, 'localhost', 'repositories:validation.link.noDot'],
    [repositoryLinkSchema, 'http//git.example/owner', 'repositories:validation.link.invalid'],
    [repositoryLinkSchema, 'https//git.example', 'repositories:validation.link.invalid'],
    [repositoryLinkSchema, 'http:/git.example', 'repositories:validation.link.invalid'],
    [repositoryLinkSchema, 'owner/repo.git', 'repositories:validation.link.invalid'],
    [repositoryLinkSchema, 'amina@git.example:owner/repo.git', 'repositories:validation.link.invalid'],
    [repositoryLinkSchema, 'git@git.example:', 'repositories:validation.link.invalid'],
    // Its port is one of ssh, which no browser opens.
    [
      repositoryLinkSchema,
      'ssh://git@git.example:2222/owner/repo.git',
      'repositories:validation.link.invalid',
    ],
    [repositoryLinkSchema, `a.example/${'a'.repeat(2000)}`, 'repositories:validation.link.tooLong'],
    [repositoryDescriptionSchema, 'a'.repeat(2001), 'repositories:validation.description.tooLong'],
  ])('refuses %#: %s', (schema, typed, message) => expect(refusal(schema, typed)).toBe(message));
});

describe('the messages about a link', () => {
  function textOf(value: unknown, language: Language = 'en'): string {
    const issues = repositoryLinkSchema.safeParse(value).error?.issues ?? [];
    return issues.map((issue) => issueText(translator(language), language, issue, value)).join(' | ');
  }

  it('tell by an example what a link looks like', () => {
    const textIn = (language: Language) => textOf('http//git.example/team/app', language);
    expect(textIn('en')).toBe('Invalid link, must be a web address such as https://git.example/team/app');
    for (const language of languages) {
      // In Arabic a mark of direction stands behind it, which is copied along.
      const [example = ''] = /https:\/\/\S+/.exec(textIn(language)) ?? [];
      expect(repositoryLinkSchema.safeParse(example).data, language).toBe(withoutInvisible(example));
    }
  });
});
