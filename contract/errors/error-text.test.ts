import { describe, expect, it } from 'vitest';
import { translator } from '#server/http/translate.ts';
import { parseErrorBody } from './error-body.ts';
import { codeForStatus, errorText, knownErrorCode } from './error-text.ts';
import { loginErrorOf } from './provider-errors.ts';

describe('errorText', () => {
  it('fills in what the code needs', () => {
    const error = { code: 'RESOURCE_NOT_ALLOWED', data: { resource: 'invoice' } };
    expect(errorText(translator('en'), error)).toBe('You are not allowed to access resource: invoice');
    expect(errorText(translator('sw'), error)).toBe('Huruhusiwi kufikia rasilimali: invoice');
  });

  it('reads like the status where nobody knows the code', () => {
    expect(errorText(translator('fr'), { code: 'FROM_THE_FUTURE', status: 404 })).toBe('Élément introuvable');
    expect(errorText(translator('en'), { code: 'FROM_THE_FUTURE' })).toBe('Something went wrong');
    expect(knownErrorCode(undefined, 401)).toBe('UNAUTHORIZED');
  });
});

describe('codeForStatus', () => {
  it.each([
    [429, 'TOO_MANY_REQUESTS'],
    [418, 'BAD_REQUEST'],
    [599, 'INTERNAL_SERVER_ERROR'],
    [200, 'UNKNOWN_ERROR'],
    [0, 'UNKNOWN_ERROR'],
  ])('%i is %s', (status, code) => expect(codeForStatus(status)).toBe(code));
});

describe('parseErrorBody', () => {
  it('keeps code, message and data, and drops the rest', () => {
    const body = { code: 'TOO_MANY_REQUESTS', message: 'Wait', data: { seconds: 3 }, stack: 'secret' };
    expect(parseErrorBody(body)).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Wait',
      data: { seconds: 3 },
    });
    expect(parseErrorBody({ code: 'A', message: 'b', data: [1] })).toEqual({ code: 'A', message: 'b' });
  });

  it.each([null, undefined, 'text', [], {}, { code: 1, message: 'b' }, { code: 'A' }])(
    'takes %j for something else',
    (value) => expect(parseErrorBody(value)).toBeUndefined(),
  );
});

describe('loginErrorOf', () => {
  it.each([
    ['signup_disabled', 'signup_disabled'],
    ['signup disabled', 'signup_disabled'],
    [' ACCESS_DENIED ', 'access_denied'],
    ['unknown_error', 'unknown_error'],
    ['invalid_code', 'unknown_error'],
    ['__proto__', 'unknown_error'],
    ['', 'unknown_error'],
    [undefined, 'unknown_error'],
    [['access_denied'], 'unknown_error'],
  ])('%j is %s', (value, reason) => expect(loginErrorOf(value)).toBe(reason));
});
