import { expect, test } from 'vitest';
import { isAllowedAddress } from './call-auth.ts';

const own = 'https://app.example.com';
const providers = ['https://github.com', 'https://login.example.org:8443'];

test.each([
  '/app',
  '?error=access_denied',
  'https://app.example.com/login',
  'https://github.com/login/oauth/authorize?client_id=1',
  'https://login.example.org:8443/authorize',
])('goes to %s', (address) => {
  expect(isAllowedAddress(address, own, providers)).toBe(true);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'http://app.example.com',
  'https://app.example.com.evil.example',
  'https://app.example.com@evil.example',
  'https://github.com:444',
  'https://login.example.org',
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://',
])('does not go to %s', (address) => {
  expect(isAllowedAddress(address, own, providers)).toBe(false);
});
