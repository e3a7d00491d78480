import type { RouteObject } from 'react-router';
import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '#contract/api/contract.ts';
import { routes } from '#renderer/app/all-routes.ts';
import { startAuthServer } from '#tests/support/auth-server.ts';
import type { Answer } from '#tests/support/browser.ts';
import { digestTables, enterDemo } from '#tests/support/demo.ts';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';

const server = await startTestServer({ DEMO: 'true' }, { pages: true });
const admin = await enterDemo(server, 'admin');
const before = await digestTables(server.database);
afterAll(() => server.stop());

const postedReads = testedFeatures.flatMap(({ name, postedReads = [] }) =>
  postedReads.map((key) => `${name}.${key}`),
);

/** They change the caller's session alone. */
const ofSession = operations.filter(({ meta }) => meta.changesSession).map(({ id }) => id);

/** Fills parameters of a path, whose values do not matter. */
const fill = (path: string) => path.replace(/[:{](\w+)\}?/g, '00000000-0000-4000-8000-000000000000');
const isRefusal = ({ status, body }: Answer) => status === 403 && body.code === 'DEMO_MODE_ENABLED';
const call = (method: string, url: string) => admin.request(method, url, method === 'GET' ? undefined : {});

describe('a demo refuses', () => {
  it('every write at REST and RPC, and no read', async () => {
    const rows = operations.map(async ({ id, method, path }) => {
      const rest = await call(method, `${server.url}/api${fill(path)}`);
      const posted = await admin.request('POST', `${server.url}/api/fn/${id}`, { data: {} });
      return `${id}: refused by REST ${isRefusal(rest)}, by RPC ${isRefusal(posted)}`;
    });
    const expected = operations.map(({ id, method }) => {
      const isWrite = method !== 'GET' && ![...postedReads, ...ofSession].includes(id);
      return `${id}: refused by REST ${isWrite}, by RPC ${isWrite}`;
    });
    expect(await Promise.all(rows)).toEqual(expected);
    expect(await digestTables(server.database)).toEqual(before);
  });

  it('every endpoint of better-auth but reading, signing in and signing out', async () => {
    const { auth, stop } = await startAuthServer();
    const paths = Object.values(auth.api).flatMap(({ path }: { path?: string }) => path ?? []);
    await stop();
    expect(paths.length).toBeGreaterThan(50);
    // Signing out comes at the end. Both steps of signing in refuse other users in their own way.
    const open = ['/email-otp/send-verification-otp', '/sign-in/email-otp', '/sign-out'];
    for (const path of paths.toSorted((one, other) => open.indexOf(one) - open.indexOf(other)))
      for (const method of ['GET', 'POST']) {
        const answer = await call(method, fill(path));
        // The return from a provider is a page.
        if (path.startsWith('/callback'))
          expect([method, path, answer.status]).toEqual([method, path, expect.toBeOneOf([302, 403])]);
        else if (method !== 'POST' || !open.includes(path))
          expect([method, path, isRefusal(answer)]).toEqual([method, path, method !== 'GET']);
      }
    expect(await digestTables(server.database)).toEqual(before);
  });

  it('the forms that pages post without JavaScript', async () => {
    const values = { name: 'Changed', link: 'changed.example', description: 'changed' };
    const body = new URLSearchParams({ ...values, email: 'new@example.com', intent: 'delete' });
    const paths = new Set(pathsWithActions(routes));
    expect(paths.size).toBeGreaterThan(10);
    let visitor = await enterDemo(server, 'admin');
    for (const path of paths) {
      const headers = { accept: 'text/html', cookie: visitor.cookieHeader, origin: server.url };
      const request = { method: 'POST', redirect: 'manual', headers, body } as const;
      const answer = await fetch(server.url + fill(path), request);
      // The form may have ended the session.
      if (answer.headers.getSetCookie().length > 0) visitor = await enterDemo(server, 'admin');
    }
    expect(await digestTables(server.database)).toEqual(before);
  });

  it.each([
    ['POST', '/api/whatever/comes'],
    ['PUT', '/API/Users/1'],
    ['PATCH', '/api/auth/update-user'],
    ['DELETE', '/dev/mailbox'],
  ])('%s %s, whether it exists or not', async (method, path) => {
    expect(isRefusal(await call(method, server.url + path))).toBe(true);
  });

  it.each(['/api/auth/callback/github?code=x&state=y', '/API/AUTH/CALLBACK/github'])(
    'the return from a provider: %s',
    async (path) => {
      const { status, headers } = await admin.request('GET', server.url + path);
      expect([status, headers.get('location')]).toEqual([302, expect.stringContaining('/login/error')]);
    },
  );

  it('in the language of the visitor', async () => {
    const visitor = await enterDemo(server, 'user');
    visitor.headers = { 'accept-language': otherLanguage };
    const { body } = await visitor.request('PUT', `${server.url}/api/users/1`, {});
    expect(body).toEqual({
      code: 'DEMO_MODE_ENABLED',
      message: textIn(otherLanguage, 'errors.DEMO_MODE_ENABLED'),
    });
  });
});

it('a visit changes no user of the demo', async () => {
  const { sql } = server.database;
  const visitor = await enterDemo(server, 'user');
  await sql`update sessions set updated_at = now() - interval '1 hour' where id not like 'demo-%'`;
  await sql`update users set last_seen_at = now() - interval '1 hour'`;
  const people = async () => [...(await sql`select * from users order by id`)];
  const seen = await people();
  await visitor.request('GET', `${server.url}/api/home`);
  await expect
    .poll(
      () => sql`select from sessions where updated_at > now() - interval '1 minute' and id not like 'demo-%'`,
    )
    .toHaveLength(1);
  expect(await people()).toEqual(seen);
});

/** The paths of the pages that take forms, as the router knows them. */
function pathsWithActions(list: readonly RouteObject[], parent = ''): string[] {
  return list.flatMap((route) => {
    const path = route.path === undefined || route.path === '*' ? parent : `${parent}/${route.path}`;
    const takesForms = route.action || (typeof route.lazy === 'object' && route.lazy.action);
    return [...(takesForms ? [path || '/'] : []), ...pathsWithActions(route.children ?? [], path)];
  });
}
