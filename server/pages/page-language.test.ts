import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLanguageChosen } from '#contract/facts/languages.ts';
import type { Browser } from '#tests/support/browser.ts';
import { unknownLanguage } from '#tests/support/other-language.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
let ada: Browser;
beforeAll(async () => {
  server = await startTestServer({}, { pages: true });
  ada = await signInUser(server, 'ada@example.com');
  await server.database.sql`update users set language = 'ar'`;
});
afterAll(() => server.stop());

async function languageOf(
  path: string,
  cookie: string,
  accepted: string = unknownLanguage,
): Promise<string[]> {
  const answer = await fetch(server.url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'accept-language': accepted, cookie },
  });
  const html = /<html[^>]* lang="(\w+)"/.exec(await answer.text())?.[1] ?? '';
  return [html, answer.headers.get('content-language') ?? ''];
}

it.each([
  ['?lng=', '/app?lng=en', '; i18next=fr', 'sw', 'en'],
  ['then the cookie', '/app', '; i18next=fr', 'sw', 'fr'],
  [
    'then what the browser asks for',
    '/app',
    `; i18next=${unknownLanguage}`,
    `${unknownLanguage}, sw;q=0.5`,
    'sw',
  ],
  ['then the user’s saved setting', '/app', '', unknownLanguage, 'ar'],
  ['also where there is no page', '/nowhere', '', unknownLanguage, 'ar'],
])('a signed-in user’s page is in the language of %s', async (_what, path, cookie, accepted, language) => {
  expect(await languageOf(path, ada.cookieHeader + cookie, accepted)).toEqual([language, language]);
});

it('init returns the language of the next page, in any request language', async () => {
  const context = { language: 'fr' };
  for (const [accepted, language] of [
    [unknownLanguage, 'ar'],
    ['sw', 'sw'],
  ] as const) {
    const payload = encodeURIComponent(JSON.stringify({ context }));
    const answer = await fetch(`${server.url}/api/fn/init?payload=${payload}`, {
      headers: { 'accept-language': accepted, cookie: ada.cookieHeader },
    });
    expect(await answer.json()).toMatchObject({ language });
  }
});

it('an impersonating admin does not get that user’s language', async () => {
  const admin = await signInUser(server, 'admin@example.com');
  await signInUser(server, 'neema@example.com');
  const { sql } = server.database;
  await sql`update users set role = 'admin', language = 'fr' where email = 'admin@example.com'`;
  await sql`update users set language = 'sw' where email = 'neema@example.com'`;
  expect(await languageOf('/app', admin.cookieHeader)).toEqual(['fr', 'fr']);
  const [{ id } = { id: '' }] = await sql<{ id: string }[]>`
    select id from users where email = 'neema@example.com'`;
  await admin.request('POST', `${server.url}/api/users/${id}/impersonate`);
  expect(await languageOf('/app', admin.cookieHeader)).toEqual(['en', 'en']);
});

it('an anonymous user’s page is in the language that the browser requests', async () => {
  expect(await languageOf('/login', '', 'sw')).toEqual(['sw', 'sw']);
});

it('an error page for an unreadable session is in the language that the browser requests', async () => {
  await server.database.sql`alter table sessions rename to sessions_away`;
  try {
    expect(await languageOf('/app', ada.cookieHeader, 'sw')).toEqual(['sw', 'sw']);
  } finally {
    await server.database.sql`alter table sessions_away rename to sessions`;
  }
});

it('the default is English', async () => {
  await server.database.sql`update users set language = null`;
  expect(await languageOf('/app', ada.cookieHeader)).toEqual(['en', 'en']);
});

// `npm create` makes apps with one language: there these pages must not offer it.
it.each([
  ['the sign-in page', '/login', /<select[^>]*name="lng"/],
  ['the account page', '/app/account', /<option[^>]*value="en"/],
  ['the form for a user', '/manager/users/new', /<select[^>]*name="language"/],
])('%s has a choice of language where there is one', async (_place, path, choice) => {
  const cookie = path === '/login' ? '' : ada.cookieHeader;
  const answer = await fetch(server.url + path, { headers: { accept: 'text/html', cookie } });
  expect(answer.status).toBe(200);
  expect(choice.test(await answer.text())).toBe(isLanguageChosen());
});
