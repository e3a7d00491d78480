import { afterAll, beforeAll, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import type { Browser } from '#tests/support/browser.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
let visitor: Browser;
beforeAll(async () => {
  server = await startTestServer({}, { pages: true });
  visitor = await signInUser(server, 'amina@example.com');
  visitor.headers = { accept: 'text/html, application/json' };
});
afterAll(() => server?.stop());

/** Makes the session begin, or have been renewed, that long ago. */
async function age(hours: number): Promise<void> {
  await server.database.sql`
    update sessions set expires_at = now() + interval '30 days' - ${hours} * interval '1 hour',
      updated_at = now() - ${hours} * interval '1 hour'`;
}

async function daysLeft(): Promise<number> {
  const [row] = await server.database.sql<{ days: number }[]>`
    select extract(epoch from expires_at - now())::float / 86400 as days from sessions`;
  return row?.days ?? 0;
}

it.each(['/api/home', '/api/fn/home.read', '/app'])(
  'a response of %s carries a renewed session',
  async (path) => {
    await age(25);
    const answer = await visitor.get(server.url + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(
        new RegExp(String.raw`^${product.slug}\.session_token=[^;]+; Max-Age=2592000;.*HttpOnly`),
      ),
    );
    expect(await daysLeft()).toBeGreaterThan(29.9);

    await age(23);
    const early = await visitor.get(server.url + path);
    expect([early.status, early.headers.getSetCookie()]).toEqual([200, []]);
  },
);
