import { describe, expect, it } from 'vitest';
import { linkSchema } from './link.ts';

const invalid = [
  // What a browser would not open as a page of the host that is shown.
  'javascript:alert(1)//a.b',
  'JaVaScRiPt:alert(1)//a.b',
  'java\tscript:alert(1)//a.b',
  ' \u0001javascript:alert(1)//a.b',
  'data:text/html,<script>alert(1)</script>.b',
  'vbscript:msgbox(1).b',
  'file:///etc/passwd.b',
  'blob:https://a.b/c',
  'ftp://a.b',
  'mailto:a@b.example',
  'https://good.example@evil.example',
  'https://good.example:password@evil.example/',
  'https:\\\\evil.example',
  'https://good.example\\@evil.example',
  'https://good.example\r\n.evil.example',
  'https:///evil.example',
  'https://%00.example',
  'https://a b.example',
  'http://[::1',
  'https://.',
  // What turns the reading direction around shows another address than it opens.
  'https://good.example/\u202egnp.exe',
  'https://good.example/a\ud800',
  'localhost',
  'a.b',
  '',
  `a.example/${'a'.repeat(2000)}`,
];

describe('a link', () => {
  it.each(invalid)('rejects %j', (link) => expect(linkSchema().safeParse(link).success).toBe(false));

  it.each([
    [' git.example/a ', 'https://git.example/a'],
    ['\u200Egit.example/\u2066a\u2069\u200B', 'https://git.example/a'],
    ['http://git.example:8080/a?b#c', 'http://git.example:8080/a?b#c'],
    ['git.example:8080', 'https://git.example:8080'],
    ['https://аpple.example/ü', 'https://аpple.example/ü'],
  ])('accepts %j', (typed, link) => expect(linkSchema().parse(typed)).toBe(link));

  it('has the messages that are given', () => {
    const result = linkSchema({ messages: { noDot: 'no.dot' } }).safeParse('localhost');
    expect(result.error?.issues.map(({ message }) => message)).toEqual(['no.dot']);
  });
});
