import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLanguageChosen } from '#contract/languages.ts';
import type { Browser } from '#tests/support/browser.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await startTestServer({}, { pages: true });
  admin = await signInUser(server, 'ada@example.com');
});
afterAll(() => server?.stop());

// `npm create` makes apps with one language: there these pages must not offer it.
it.each([
  ['the sign-in page', '/login', /<select[^>]*name="lng"/],
  ['the account page', '/app/account', /<option[^>]*value="en"/],
  ['the form for a user', '/manager/users/new', /<select[^>]*name="language"/],
])('%s has a choice of language where there is one', async (_place, path, choice) => {
  const cookie = path === '/login' ? '' : admin.cookieHeader;
  const answer = await fetch(server.url + path, { headers: { accept: 'text/html', cookie } });
  expect(answer.status).toBe(200);
  expect(choice.test(await answer.text())).toBe(isLanguageChosen);
});
