import { describe, expect, it } from 'vitest';
import * as classic from 'zod';
import * as z from 'zod/mini';
import { translator } from '#server/http/translate.ts';
import { translatedLanguages } from '#tests/support/translated-languages.ts';
import { displayLocale } from '../display-locale.ts';
import type { Language } from '../facts/languages.ts';
import { languages } from '../languages.ts';
import { emailSchema } from './email.ts';
import { fieldTexts, issueText } from './issue-text.ts';
import { nameSchema } from './name.ts';

function textOf(schema: z.ZodMiniType | classic.ZodType, value: unknown, language: Language = 'en'): string {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map((issue) => issueText(translator(language), language, issue, value)).join(' | ');
}

const newYear = new Date(2026, 0, 1);

/** One fault of each kind that a schema can find, with its text in English. */
const faults: Array<[z.ZodMiniType, unknown, string]> = [
  [z.string(), undefined, 'This field is required'],
  [z.enum(['a', 'b']), undefined, 'This field is required'],
  [z.string().check(z.minLength(1)), '', 'This field is required'],
  [z.string(), 7, 'Enter text'],
  [z.number(), 'a', 'Enter a number'],
  [z.int(), 1.5, 'Enter a whole number'],
  [z.boolean(), 'a', 'Choose yes or no'],
  [z.date(), 'a', 'Enter a date'],
  [z.array(z.string()), 'a', 'A list is expected'],
  [z.object({}), 'a', 'A group of fields is expected'],
  [z.bigint(), 'a', 'This value has the wrong type'],
  [z.string().check(z.minLength(2)), 'a', 'Enter at least 2 characters'],
  [z.string().check(z.maxLength(1)), 'ab', 'Enter at most 1 character'],
  [z.string().check(z.length(3)), 'ab', 'Enter exactly 3 characters'],
  [z.array(z.string()).check(z.minLength(1)), [], 'Choose at least 1 item'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Choose at most 1 item'],
  [z.array(z.string()).check(z.length(2)), ['a'], 'Choose exactly 2 items'],
  [z.number().check(z.minimum(5)), 1, 'Enter 5 or more'],
  [z.number().check(z.gt(5)), 1, 'Enter more than 5'],
  [z.number().check(z.maximum(5)), 9, 'Enter 5 or less'],
  [z.number().check(z.lt(5)), 9, 'Enter less than 5'],
  [z.bigint().check(z.minimum(5n)), 1n, 'Enter 5 or more'],
  [z.date().check(z.minimum(newYear)), new Date(0), 'Choose 1 January 2026 or later'],
  [z.date().check(z.maximum(newYear)), new Date(2027, 0, 1), 'Choose 1 January 2026 or earlier'],
  [z.file().check(z.minSize(2)), new File(['a'], 'a'), 'This value is too small'],
  [z.file().check(z.maxSize(2)), new File(['abc'], 'a'), 'This value is too large'],
  [z.email(), 'a', 'Enter a valid email address'],
  [z.url(), 'a', 'Enter a valid link'],
  [z.uuid(), 'a', 'This identifier is not valid'],
  [z.iso.date(), 'a', 'Enter a valid date'],
  [z.iso.time(), 'a', 'Enter a valid time'],
  [z.iso.datetime(), 'a', 'Enter a valid date and time'],
  [z.string().check(z.regex(/b/)), 'a', 'This value does not have the right form'],
  [z.enum(['admin', 'user']), 'a', 'Choose admin or user'],
  [z.literal(['a', 'b', 'c']), 'd', 'Choose a, b, or c'],
  [z.number().check(z.multipleOf(5)), 7, 'Enter a multiple of 5'],
  [z.strictObject({}), { a: 1 }, 'Unknown field: a'],
  [z.strictObject({}), { a: 1, b: 2 }, 'Unknown fields: a and b'],
  [z.union([z.string(), z.number()]), true, 'This value is not valid'],
  [z.record(z.string().check(z.minLength(2)), z.string()), { a: 'b' }, 'This value is not valid'],
];

describe('generic messages', () => {
  it.each(faults)('in English, %#: %s', (schema, value, text) => expect(textOf(schema, value)).toBe(text));

  it.each(faults)('in each language, different where they are translated, %#', (schema, value) => {
    for (const language of languages)
      expect(textOf(schema, value, language)).not.toMatch(/^$|[{}]|generic\.|\|/);
    const translated = translatedLanguages('validation');
    const texts = translated.map((language) => textOf(schema, value, language));
    expect(new Set(texts).size).toBe(translated.length);
  });

  it('take the plural forms of the language', () => {
    const atLeast = (count: number, language: Language) =>
      textOf(
        z.string().check(z.minLength(count)),
        'a'.repeat(Math.max(1, count - 1)).slice(0, count - 1),
        language,
      );
    expect(atLeast(2, 'ar')).toBe('أدخل على الأقل حرفين');
    expect(atLeast(3, 'ar')).toBe('أدخل على الأقل 3 أحرف');
    expect(atLeast(11, 'ar')).toBe('أدخل على الأقل 11 حرفًا');
    expect(atLeast(100, 'ar')).toBe('أدخل على الأقل 100 حرف');
    expect(atLeast(2, 'fr')).toBe('Saisissez au moins 2 caractères');
    expect(atLeast(2, 'sw')).toBe('Weka angalau herufi 2');
  });

  it('write dates as the rest of the product does, in Western digits', () => {
    const notBefore = z.date().check(z.minimum(newYear));
    expect(textOf(notBefore, new Date(0), 'fr')).toBe('Choisissez le 1 janvier 2026 ou plus tard');
    expect(textOf(notBefore, new Date(0), 'ar')).toContain('2026');
  });

  it('are the same for a schema of the large zod', () => {
    expect(textOf(classic.string().min(2), 'a')).toBe('Enter at least 2 characters');
    expect(textOf(classic.object({ a: classic.string() }), {})).toBe('This field is required');
  });

  it('say a wrong type where nobody knows what was sent, as after a way over the wire', () => {
    const issue = JSON.parse(JSON.stringify(z.string().safeParse(undefined).error?.issues[0]));
    expect(issueText(translator('en'), 'en', issue)).toBe('Enter text');
  });
});

describe('messages of our own', () => {
  const lines = z.array(z.string()).check(z.maxLength(1000, { error: 'csv.tooManyLines' }));

  it.each(languages)('fill in the number, %s', (language) => {
    const number = new Intl.NumberFormat(displayLocale(language)).format(1000);
    expect(textOf(lines, Array(1001).fill(''), language)).toContain(number);
  });

  it('come by field, the first of each', () => {
    const schema = z.object({ name: nameSchema, addresses: z.array(emailSchema) });
    const input = { name: '', addresses: ['amina@mwangaza.example', 'x'] };
    expect(fieldTexts(translator('en'), 'en', schema.safeParse(input).error?.issues ?? [], input)).toEqual({
      name: 'Name is required',
      'addresses.1': 'Email is invalid',
    });
  });
});
