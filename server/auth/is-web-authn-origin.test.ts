import { expect, it } from 'vitest';
import { isWebAuthnOrigin } from './is-web-authn-origin.ts';

it.each([
  ['https://app.example', true],
  ['http://localhost:3000', true],
  ['http://app.localhost:3000', true],
  ['https://192.0.2.7', false],
  ['http://127.0.0.1:3000', false],
  ['https://[2001:db8::7]', false],
  ['http://app.example', false],
])('browsers allow WebAuthn at %s: %s', (origin, expected) => {
  expect(isWebAuthnOrigin(origin)).toBe(expected);
});
