import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  repositoryDescriptionSchema,
  repositoryLinkSchema,
  repositoryNameSchema,
  shortestLink,
} from '../repositories/repository-input.ts';
import { codeLength } from '../sign-in-code.ts';
import { codeAlphabet, codeSchema } from './code.ts';
import { emailSchema } from './email.ts';
import { nameSchema } from './name.ts';

function accepts(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? result.data : result.error.issues;
}

/** The one message of a refused value: more than one at a time would only confuse. */
function refusal(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return `accepted as ${JSON.stringify(result.data)}`;
  return result.error.issues.map((issue) => issue.message).join();
}

describe('email', () => {
  it.each([
    ['amina@mwangaza.example', 'amina@mwangaza.example'],
    ['  Amina@Mwangaza.Example ', 'amina@mwangaza.example'],
    ["o'neil+tag@a-b.co.ke", "o'neil+tag@a-b.co.ke"],
    [`${'a'.repeat(64)}@b.example`, `${'a'.repeat(64)}@b.example`],
  ])('%j is %j', (typed, email) => expect(accepts(emailSchema, typed)).toBe(email));

  it.each([
    ['', 'email.required'],
    ['   ', 'email.required'],
    [undefined, 'email.required'],
    ['amina', 'email.invalid'],
    ['amina@localhost', 'email.invalid'],
    ['a b@c.example', 'email.invalid'],
    ['a@b.example\r\nBcc: c@d.example', 'email.invalid'],
    ['<a@b.example>', 'email.invalid'],
    ['a@b.example,c@d.example', 'email.invalid'],
    ['a..b@c.example', 'email.invalid'],
    [`${'a'.repeat(65)}@b.example`, 'email.invalid'],
    [`a@${'b.'.repeat(130)}example`, 'email.invalid'],
  ])('%j: %s', (typed, message) => expect(refusal(emailSchema, typed)).toBe(message));
});

describe('code', () => {
  it('has 31 signs that nobody mistakes for another', () => {
    expect(new Set(codeAlphabet).size).toBe(31);
    expect(codeAlphabet).not.toMatch(/[01ILOa-z]/);
    expect(codeLength).toBe(6);
  });

  it.each([
    'K7M2QX',
    'k7m2qx',
    ' k7m 2qx ',
    'K7M-2QX',
    'k7m–2qx',
    'K-7-M-2-Q-X',
    '\u200eK7M\u00a02QX\u200f',
    'Ｋ７Ｍ２ＱＸ',
    'K٧M٢QX',
    'K۷M۲QX',
  ])('%j is K7M2QX', (typed) => expect(accepts(codeSchema, typed)).toBe('K7M2QX'));

  it.each([
    ['', 'code.required'],
    [' - ', 'code.required'],
    [undefined, 'code.required'],
    ['K7M2Q', 'code.length'],
    ['K7M2QXY', 'code.length'],
    ['K7M2Q0', 'code.lookAlikes'],
    ['o7m2qx', 'code.lookAlikes'],
    ['K1M2QX', 'code.lookAlikes'],
    ['K7MIQX', 'code.lookAlikes'],
    ['K7M2Q!', 'code.invalid'],
  ])('%j: %s', (typed, message) => expect(refusal(codeSchema, typed)).toBe(message));
});

describe('name', () => {
  it.each([
    'A',
    'Amina Wanjiru',
    'ليلى الفاسي',
    'J. R. R. Tolkien',
    'St.John',
    "Seán O'Brien-Ngũgĩ",
    'Nguyễn Văn A.',
    '李小龍',
    'Ana 🦊',
    'می‌خواهم',
    'a'.repeat(100),
    'Ph.D. Amina',
    'Acme Inc.',
    'Joe (QA), Nairobi',
  ])('%j is a name', (name) => expect(accepts(nameSchema, name)).toBe(name));

  it('loses the spaces around it', () => expect(accepts(nameSchema, '  Amina  ')).toBe('Amina'));

  it.each([
    ['', 'name.required'],
    [' \t\n', 'name.required'],
    [undefined, 'name.required'],
    ['a'.repeat(101), 'name.invalid'],
    ['Amina\nWanjiru', 'name.invalid'],
    ['Amina\u0000', 'name.invalid'],
    ['Amina\u2028Wanjiru', 'name.invalid'],
    ['\u202eanimA', 'name.invalid'],
    ['\u2066Amina', 'name.invalid'],
    ['\u200d\u200c', 'name.invalid'],
    ['\u3164', 'name.invalid'],
    ['\u115f \u1160\uffa0\u2800', 'name.invalid'],
    ['\ud800', 'name.invalid'],
    ['https://evil.example', 'name.invalid'],
    ['Pay at evil.example', 'name.invalid'],
    ['evil.example/pay', 'name.invalid'],
    ['www.evil', 'name.invalid'],
    ['a@b.example', 'name.invalid'],
  ])('%j: %s', (name, message) => expect(refusal(nameSchema, name)).toBe(message));
});

describe('repository', () => {
  it.each([
    [repositoryNameSchema, ' Café pos ', 'Café pos'],
    [repositoryLinkSchema, 'a.co', 'https://a.co'],
    [repositoryLinkSchema, ' git.example/owner/repo ', 'https://git.example/owner/repo'],
    [repositoryLinkSchema, 'http://git.example', 'http://git.example'],
    [repositoryLinkSchema, 'HTTPS://git.example/A', 'HTTPS://git.example/A'],
    [repositoryLinkSchema, 'git.example:8080/x', 'https://git.example:8080/x'],
    [repositoryLinkSchema, 'https://مثال.example/ب', 'https://مثال.example/ب'],
    [repositoryLinkSchema, 'http://gitlab/team/app.git', 'http://gitlab/team/app.git'],
    [repositoryLinkSchema, 'git@git.example:owner/name.git', 'https://git.example/owner/name.git'],
    [repositoryLinkSchema, 'git@host:owner/name.git', 'https://host/owner/name.git'],
    [repositoryLinkSchema, 'ssh://git@git.example/owner/name.git', 'https://git.example/owner/name.git'],
    [repositoryDescriptionSchema, undefined, null],
    [repositoryDescriptionSchema, null, null],
    [repositoryDescriptionSchema, '  ', null],
    [repositoryDescriptionSchema, ' Point\nof sale ', 'Point\nof sale'],
  ])('accepts %#', (schema, typed, value) => expect(accepts(schema, typed)).toBe(value));

  it.each([
    [repositoryNameSchema, '', 'repositoryName.required'],
    [repositoryNameSchema, undefined, 'repositoryName.required'],
    [repositoryNameSchema, 'a'.repeat(101), 'repositoryName.tooLong'],
    [repositoryNameSchema, 'a\u0007b', 'repositoryName.invalid'],
    // Nobody could see it in the list, or press its link.
    [repositoryNameSchema, '\u200b', 'repositoryName.invalid'],
    [repositoryNameSchema, 'gnp.\u202eexe', 'repositoryName.invalid'],
    [repositoryNameSchema, 'a\ud800', 'repositoryName.invalid'],
    [repositoryDescriptionSchema, 'a\ud800', 'repositoryDescription.invalid'],
    [repositoryLinkSchema, '', 'repositoryLink.required'],
    [repositoryLinkSchema, undefined, 'repositoryLink.required'],
    [repositoryLinkSchema, 'a.b', 'repositoryLink.tooShort'],
    [repositoryLinkSchema, 'localhost', 'repositoryLink.noDot'],
    [repositoryLinkSchema, 'javascript:alert(1.0)', 'repositoryLink.invalid'],
    [repositoryLinkSchema, 'JAVASCRIPT://a.example/%0aalert(1)', 'repositoryLink.invalid'],
    [repositoryLinkSchema, 'data:text/html,a.b', 'repositoryLink.invalid'],
    [repositoryLinkSchema, 'ftp://a.example', 'repositoryLink.invalid'],
    [repositoryLinkSchema, 'mailto:a@b.example', 'repositoryLink.invalid'],
    [repositoryLinkSchema, 'https:///a.example', 'repositoryLink.invalid'],
    [repositoryLinkSchema, 'https://amina:secret@git.example', 'repositoryLink.invalid'],
    [repositoryLinkSchema, 'http//git.example/owner', 'repositoryLink.invalid'],
    [repositoryLinkSchema, 'https//git.example', 'repositoryLink.invalid'],
    [repositoryLinkSchema, 'http:/git.example', 'repositoryLink.invalid'],
    [repositoryLinkSchema, 'owner/repo.git', 'repositoryLink.invalid'],
    [repositoryLinkSchema, 'amina@git.example:owner/repo.git', 'repositoryLink.invalid'],
    [repositoryLinkSchema, 'git@git.example:', 'repositoryLink.invalid'],
    // Its port is one of ssh, which no browser opens.
    [repositoryLinkSchema, 'ssh://git@git.example:2222/owner/repo.git', 'repositoryLink.invalid'],
    [repositoryLinkSchema, 'a.example/\\b', 'repositoryLink.invalid'],
    [repositoryLinkSchema, 'a.example/ b', 'repositoryLink.invalid'],
    [repositoryLinkSchema, `a.example/${'a'.repeat(2000)}`, 'repositoryLink.tooLong'],
    [repositoryDescriptionSchema, 'a'.repeat(2001), 'repositoryDescription.tooLong'],
  ])('refuses %#: %s', (schema, typed, message) => expect(refusal(schema, typed)).toBe(message));

  it('needs 4 characters for a link', () => expect(shortestLink).toBe(4));
});
