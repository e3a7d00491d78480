import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';
import { signInVisitor } from '#tests/support/visitor.ts';

let server: TestServer;
let ada: Browser;
beforeAll(async () => {
  server = await startTestServer({}, { pages: true });
  ada = await signInVisitor(server, 'ada@example.com');
  await server.database.sql`update users set language = 'ar'`;
});
afterAll(() => server.stop());

async function languageOf(path: string, cookie: string): Promise<string[]> {
  const answer = await fetch(server.url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'accept-language': 'sw', cookie },
  });
  const html = /<html[^>]* lang="(\w+)"/.exec(await answer.text())?.[1] ?? '';
  return [html, answer.headers.get('content-language') ?? ''];
}

it.each([
  ['?lng=', '/app?lng=en', '; i18next=fr', 'en'],
  ['then the cookie', '/app', '; i18next=fr', 'fr'],
  ['then what the person keeps', '/app', '', 'ar'],
  ['also where there is no page', '/nowhere', '', 'ar'],
  ['and not what the browser asks for', '/app', '; i18next=xx', 'ar'],
])('a signed-in person’s page is in the language of %s', async (_what, path, cookie, language) => {
  expect(await languageOf(path, ada.cookieHeader + cookie)).toEqual([language, language]);
});

it('a stranger’s page is in the language that the browser asks for', async () => {
  expect(await languageOf('/login', '')).toEqual(['sw', 'sw']);
});

it('where the session cannot be read the page says so, in the language that the browser asks for', async () => {
  await server.database.sql`alter table sessions rename to sessions_away`;
  try {
    expect(await languageOf('/app', ada.cookieHeader)).toEqual(['sw', 'sw']);
  } finally {
    await server.database.sql`alter table sessions_away rename to sessions`;
  }
});

it('a person who keeps none sees the language that the browser asks for', async () => {
  await server.database.sql`update users set language = null`;
  expect(await languageOf('/app', ada.cookieHeader)).toEqual(['sw', 'sw']);
});
