import { describe, expect, it } from 'vitest';
import {
  accountSearch,
  listSearch,
  loginErrorSearch,
  loginSearch,
  readSearch,
  verifySearch,
} from './search-params.ts';

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
  ])('/login?%s', (text, redirect) => expect(readSearch(loginSearch, query(text))).toEqual({ redirect }));

  it.each([
    ['email=Amina@Mwangaza.example&redirect=/app', { email: 'amina@mwangaza.example', redirect: '/app' }],
    ['email=amina', { email: undefined, redirect: undefined }],
    ['', { email: undefined, redirect: undefined }],
  ])('/login/verify?%s', (text, expected) => expect(readSearch(verifySearch, query(text))).toEqual(expected));

  it.each([
    ['error=access_denied', 'access_denied'],
    ['error=signup+disabled', 'signup_disabled'],
    ['error=__proto__', 'unknown_error'],
    ['', 'unknown_error'],
  ])('/login/error?%s', (text, error) =>
    expect(readSearch(loginErrorSearch, query(text))).toEqual({ error }),
  );

  it.each([
    ['', { state: '', newEmail: '' }],
    ['state=change-name', { state: 'change-name', newEmail: '' }],
    ['state=other&newEmail=A@b.example', { state: '', newEmail: 'a@b.example' }],
    ['newEmail=b', { state: '', newEmail: '' }],
  ])('/app/account?%s', (text, expected) => expect(readSearch(accountSearch, query(text))).toEqual(expected));

  it.each([
    ['', ''],
    ['searchTerm=caf%C3%A9', 'café'],
    ['searchTerm=%25_%5C', '%_\\'],
    [`searchTerm=${'a'.repeat(300)}`, 'a'.repeat(200)],
  ])('/manager/users?%s', (text, searchTerm) =>
    expect(readSearch(listSearch, query(text))).toEqual({ searchTerm }),
  );
});
