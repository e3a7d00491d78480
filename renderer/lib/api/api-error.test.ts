import { expect, it } from 'vitest';
import { readApiError } from './api-error.ts';

it('reads the code, the message and the data of the server', async () => {
  const body = { code: 'INVALID_OTP', message: 'Code is invalid', data: { triesLeft: 2 } };
  const answer = Response.json(body, { status: 400, headers: { 'x-request-id': 'r1' } });
  expect(await readApiError(answer)).toMatchObject({ status: 400, requestId: 'r1', ...body });
});

it.each([
  ['the page of a proxy', '<html><h1>502 Bad Gateway</h1></html>'],
  ['JSON of another shape', '{"message":"no upstream"}'],
  ['nothing', ''],
])('shows nobody what somebody else answered: %s', async (_what, text) => {
  const error = await readApiError(new Response(text, { status: 502, statusText: 'Bad Gateway' }));
  expect(error).toMatchObject({ status: 502, code: 'UNKNOWN_ERROR', message: '', cause: text });
});
