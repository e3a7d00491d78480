import { expect, it } from 'vitest';
import { loginErrorOf } from './login-errors.ts';

it.each([
  ['access_denied', 'access_denied'],
  ['signup disabled', 'signup_disabled'],
  ['__proto__', 'unknown_error'],
  ['', 'unknown_error'],
  [undefined, 'unknown_error'],
])('%j is told as %s', (value, reason) => expect(loginErrorOf(value)).toBe(reason));
