import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import { Browser } from '#tests/support/browser.ts';
import { otherLanguage } from '#tests/support/other-language.ts';
import { pageSignIn } from './page-sign-in.ts';

let server: AuthServer;
let browser: Browser;
beforeEach(async () => {
  server = await startAuthServer();
  browser = new Browser(server.url);
});
afterEach(() => server.stop());

const email = 'ada@example.com';

/** One step of a posted page: sends the browser's cookies and stores those of the response. */
async function step<T>(take: (signIn: ReturnType<typeof pageSignIn>) => Promise<T>): Promise<T> {
  const answer = new Headers();
  const headers = new Headers({ cookie: browser.cookieHeader, 'accept-language': otherLanguage });
  try {
    return await take(pageSignIn(server.auth, headers, answer));
  } finally {
    browser.store(answer.getSetCookie());
  }
}

it('signs in and out without scripts', async () => {
  await step((signIn) => signIn.requestCode(email));
  expect(server.codes[0]?.language).toBe(otherLanguage);
  await step((signIn) => signIn.verifyCode(email, server.codeFor(email)));
  expect((await browser.get('/get-session')).body.user.email).toBe(email);
  await step((signIn) => signIn.signOut());
  expect((await browser.get('/get-session')).body).toBeNull();
});

it('applies the same rules with the same error codes', async () => {
  await expect(step((signIn) => signIn.requestCode('none'))).rejects.toMatchObject({ code: 'INVALID_EMAIL' });
  await step((signIn) => signIn.requestCode(email));
  await expect(step((signIn) => signIn.requestCode(email))).rejects.toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    data: { retryAfter: expect.any(Number) },
    headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
  });
  await expect(step((signIn) => signIn.verifyCode(email, 'AAAAAA'))).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_OTP',
    data: { triesLeft: 4 },
  });
  browser.cookies.clear();
  await expect(step((signIn) => signIn.verifyCode(email, server.codeFor(email)))).rejects.toMatchObject({
    code: 'COOKIES_NEEDED',
    data: undefined,
  });
  await expect(step((signIn) => signIn.startSocial('github', undefined))).rejects.toMatchObject({
    code: 'PROVIDER_NOT_FOUND',
  });
});
