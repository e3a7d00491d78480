import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' }, { pages: true });
  admin = await signInUser(server, 'admin@example.com');
});
afterAll(() => server?.stop());

describe('a page with an invented URL', () => {
  it.each([
    '/manager/users/%00',
    `/manager/users/${'a'.repeat(300)}`,
    '/manager/users/a%2Fb',
    "/manager/users/x'y/edit",
  ])('is not found if the identifier is malformed: %s', async (path) => {
    expect((await admin.request('GET', server.url + path)).status).toBe(404);
  });

  it.each(['/%E0%A4%A', '/%zz', '/manager/users/%ff', '/assets/%E0%A4%A.js'])(
    'is not found if it cannot be decoded: %s',
    async (path) => {
      const page = await fetch(server.url + path, { headers: { accept: 'text/html' } });
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(await page.text()).toContain('This page could not be found');
      const answer = await fetch(server.url + path);
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    },
  );

  it.each([
    '/manager/users?searchTerm=%00',
    '/manager/users?searchTerm=a%00b&sort=name',
    '/manager/users?sort=x&role=%00&state=1',
  ])('shows results for any search term: %s', async (path) => {
    expect((await admin.request('GET', server.url + path)).status).toBe(200);
  });
});
