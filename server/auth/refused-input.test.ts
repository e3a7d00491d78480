import { afterAll, expect, it } from 'vitest';
import { startAuthServer } from '#tests/support/auth-server.ts';
import { idOf } from '#tests/support/id-of.ts';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';

const server = await startAuthServer();
const admin = await server.signIn('admin@example.com');
const userId = await idOf(await server.signIn('ada@example.com'));
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
  ['/admin/ban-user', () => ({ userId, banExpiresIn: -1 }), { banExpiresIn: invalid }],
  ['/admin/update-user', () => ({ userId, data: { language: 'xx' } }), { language: invalid }],
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
