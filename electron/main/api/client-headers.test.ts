import { expect, it } from 'vitest';
import { clientHeaders, type Preferences } from './client-headers.ts';

function cookiesWith(preferences: Preferences, cookies?: string) {
  const client = { version: '1.2.3', platform: 'linux', language: 'en', preferences } as const;
  return clientHeaders(client, 'https://app.example.com', cookies).cookie;
}

it('contain the preferences after the cookies of the server', () => {
  expect(cookiesWith({ sidebar: 'open' }, 'a=b')).toBe('a=b; sidebar=open');
  expect(cookiesWith({})).toBeUndefined();
});

it.each([
  ['a; session=x', 'theme=a%3B%20session%3Dx'],
  ['a\r\nx-evil: 1', 'theme=a%0D%0Ax-evil%3A%201'],
  ['\ud800', 'theme=%EF%BF%BD'],
])('encode %j as one cookie, whatever a page or the settings file contains', (theme, cookie) => {
  expect(cookiesWith({ theme })).toBe(cookie);
});
