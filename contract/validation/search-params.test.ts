import { describe, expect, it } from 'vitest';
import { accountSearch, readSearch, verifySearch } from './search-params.ts';

function query(text: string): URLSearchParams {
  return new URLSearchParams(text);
}

describe('search parameters', () => {
  it.each([
    ['', undefined],
    ['redirect=/app/account', '/app/account'],
    ['redirect=//evil.example', undefined],
    ['redirect=', undefined],
    ['redirect=/app&redirect=/manager', '/app'],
    ['other=1&redirect=/app', '/app'],
  ])('redirect in ?%s', (text, redirect) =>
    expect(readSearch(verifySearch, query(text))).toEqual({ redirect, email: undefined }),
  );

  it.each([
    ['email=Amina@Mwangaza.example&redirect=/app', { email: 'amina@mwangaza.example', redirect: '/app' }],
    ['email=amina', { email: undefined, redirect: undefined }],
    ['', { email: undefined, redirect: undefined }],
  ])('/login/verify?%s', (text, expected) => expect(readSearch(verifySearch, query(text))).toEqual(expected));

  it.each([
    ['', { state: '', newEmail: '' }],
    ['state=change-name', { state: 'change-name', newEmail: '' }],
    ['state=other&newEmail=A@b.example', { state: '', newEmail: 'a@b.example' }],
    ['newEmail=b', { state: '', newEmail: '' }],
  ])('/app/account?%s', (text, expected) => expect(readSearch(accountSearch, query(text))).toEqual(expected));
});
