import { describe, expect, it } from 'vitest';
import { unknownLanguage } from '#tests/support/other-language.ts';
import { headersLanguage } from './request-language.ts';

function languageOf(headers: Record<string, string>, url?: string) {
  return headersLanguage(new Headers(headers), url);
}

describe('the language of a request', () => {
  it('is English by default', () => {
    expect(languageOf({})).toBe('en');
  });

  it('follows lng, then the cookie, then Accept-Language', () => {
    const headers = { cookie: 'theme=dark; i18next=ar', 'accept-language': 'sw' };
    expect(languageOf(headers, '/login?lng=fr&x=1')).toBe('fr');
    expect(languageOf(headers, '/login')).toBe('ar');
    expect(languageOf({ 'accept-language': 'sw' })).toBe('sw');
  });

  it('ignores unsupported languages', () => {
    expect(languageOf({ cookie: `i18next=${unknownLanguage}` }, '/?lng=klingon')).toBe('en');
    expect(languageOf({ 'accept-language': `${unknownLanguage}, *;q=0.1` }, '/?lng=constructor')).toBe('en');
  });

  it.each([
    ['fr-CA,fr;q=0.9', 'fr'],
    [`${unknownLanguage}-DE, sw;q=0.4, ar-EG;q=0.8`, 'ar'],
    ['fr;q=0, sw;q=0.1', 'sw'],
    ['ar; q=0.5, fr ; Q=0.7', 'fr'],
    [';;;,,q=', 'en'],
  ])('reads Accept-Language %s as %s', (header, language) => {
    expect(languageOf({ 'accept-language': header })).toBe(language);
  });

  it('is found despite malformed cookies and queries', () => {
    expect(languageOf({ cookie: 'i18next=%E0%A4%A; =; ;;' }, '/?lng=%E0%A4%A')).toBe('en');
  });
});
