import { describe, expect, it } from 'vitest';
import { accepts, refusal } from '#tests/support/parse-results.ts';
import { pageInput } from '../schemas/paging.ts';
import { codeLength } from '../sign-in-code.ts';
import { codeAlphabet, codeSchema } from './code.ts';
import { emailSchema } from './email.ts';
import { nameSchema } from './name.ts';
import { lineSchema } from './text.ts';

describe('email', () => {
  it.each([
    ['amina@mwangaza.example', 'amina@mwangaza.example'],
    ['  Amina@Mwangaza.Example ', 'amina@mwangaza.example'],
    ["o'neil+tag@a-b.co.ke", "o'neil+tag@a-b.co.ke"],
    [`${'a'.repeat(64)}@b.example`, `${'a'.repeat(64)}@b.example`],
  ])('%j is %j', (typed, email) => expect(accepts(emailSchema, typed)).toBe(email));

  it.each([
    '\u2068ada@b.example\u2069',
    'a\u200Bda@b.exam\u00ADple',
    '\u202A\u200Eada@b.example\u200F\u202C',
    '\uFEFF ada@b.example',
  ])('%j loses what nobody sees', (typed) => expect(accepts(emailSchema, typed)).toBe('ada@b.example'));

  it.each([
    ['', 'email.required'],
    ['\u200B', 'email.required'],
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

  it.each(['\u2068Amina\u2069', 'Am\u00ADina\u200B', '\u200E Amina \u200F', '\u061CAmina'])(
    '%j loses what nobody sees',
    (typed) => {
      expect(accepts(nameSchema, typed)).toBe('Amina');
      expect(accepts(lineSchema(10), typed)).toBe('Amina');
      expect(accepts(pageInput.searchTerm, typed)).toBe('Amina');
    },
  );

  it.each([
    ['', 'name.required'],
    [' \t\n', 'name.required'],
    [undefined, 'name.required'],
    ['a'.repeat(101), 'name.invalid'],
    ['Amina\nWanjiru', 'name.invalid'],
    ['Amina\u0000', 'name.invalid'],
    ['Amina\u2028Wanjiru', 'name.invalid'],
    ['\u202eanimA', 'name.invalid'],
    ['\u200B\u2068\u2069', 'name.required'],
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
