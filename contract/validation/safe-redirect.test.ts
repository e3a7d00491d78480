import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const own = [
  ['/app', '/app'],
  ['/', '/'],
  ['/manager/users?searchTerm=a%20b#top', '/manager/users?searchTerm=a%20b#top'],
  ['/app/../manager', '/manager'],
  ['/app?next=https://evil.example', '/app?next=https://evil.example'],
  ['/app//double', '/app//double'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/مستودع', '/%D9%85%D8%B3%D8%AA%D9%88%D8%AF%D8%B9'],
];

const foreign = [
  '',
  'app',
  ' /app',
  '?a=b',
  '#a',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\u0000/evil.example',
  '/\u2028/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/app/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  'https://evil.example',
  'https:/evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '\u0001https://evil.example',
  `/${'a'.repeat(2000)}`,
  undefined,
  null,
  7,
  ['/app'],
];

describe('safeRedirect', () => {
  it.each(own)('%j leads to %j', (value, target) => expect(safeRedirect(value)).toBe(target));
  it.each(foreign)('%j leads nowhere', (value) => expect(safeRedirect(value)).toBeUndefined());

  it('never leaves the origin, whatever is put together from dangerous pieces', () => {
    const pieces = '/ // \\ . .. %2e %5c \t @ : evil.example https: ? # a'.split(' ');
    const addresses = pieces.flatMap((a) =>
      pieces.flatMap((b) => pieces.flatMap((c) => pieces.map((d) => `/${a}${b}${c}${d}`))),
    );
    const leaving = addresses.filter((address) => {
      const target = safeRedirect(address);
      if (target === undefined) return false;
      const { origin } = new URL(target, 'https://app.example/login');
      return origin !== 'https://app.example' || target.startsWith('//') || safeRedirect(target) !== target;
    });
    expect(leaving).toEqual([]);
  });
});
