import { afterAll, expect, it } from 'vitest';
import { startAuthServer } from '#tests/support/auth-server.ts';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';

const server = await startAuthServer();
const admin = await server.signIn('admin@example.com');
afterAll(() => server.stop());

const invalid = textIn(otherLanguage, 'validation.generic.invalid');

it.each<[string, () => object, Record<string, string>]>([
  [
    '/email-otp/send-verification-otp',
    () => ({ email: 'a@example.com', type: 'forget-password' }),
    { type: invalid },
  ],
  [
    '/sign-in/email-otp',
    () => ({ email: 'a@example.com', otp: 7 }),
    { otp: textIn(otherLanguage, 'validation.code.required') },
  ],
  ['/update-user', () => ({ language: 'xx' }), { language: invalid }],
])('%s names the invalid fields, as in the API', async (path, body, fields) => {
  admin.headers = { 'accept-language': otherLanguage };
  const answer = await admin.post(path, body());
  expect([answer.status, answer.body]).toEqual([
    422,
    {
      code: 'VALIDATION_FAILED',
      message: textIn(otherLanguage, 'errors.VALIDATION_FAILED'),
      data: { fields },
    },
  ]);
});
