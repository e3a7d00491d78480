import type { RouteObject } from 'react-router';
import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '#contract/api/list-operations.ts';
import { routes } from '#renderer/app/all-routes.ts';
import { startAuthServer } from '#tests/support/auth-server.ts';
import { digestTables, enterDemo } from '#tests/support/demo.ts';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';

const server = await startTestServer({ DEMO: 'true' }, { pages: true });
const admin = await enterDemo(server, 'admin');
const before = await digestTables(server.database);
afterAll(() => server.stop());

const postedReads = testedFeatures.flatMap((feature) =>
  (feature.postedReads ?? []).map((operation) => `${feature.name}.${operation}`),
);

const refused = [403, 'DEMO_MODE_ENABLED'];

/** The parameters of a path, as far as they can be anything. */
function fill(path: string): string {
  return path.replace(/[:{](\w+)\}?/g, '00000000-0000-4000-8000-000000000000');
}

describe('a demo refuses', () => {
  it('every writing operation of the contract at REST and RPC, and answers every reading one', async () => {
    for (const { id, method, path } of operations) {
      const address = `${server.url}/api${fill(path)}`;
      const rest = await admin.request(method, address, method === 'GET' ? undefined : {});
      const posted = await admin.request('POST', `${server.url}/api/fn/${id}`, { data: {} });
      const codes = [rest, posted].map(({ status, body }) => [status, body.code]);
      // Posted because of its length; like every reading one it is among those that change no row.
      const reads = method === 'GET' || postedReads.includes(id);
      if (!reads) expect([id, ...codes]).toEqual([id, refused, refused]);
      else expect([id, codes[0]?.[1], codes[1]?.[1]]).not.toContain('DEMO_MODE_ENABLED');
    }
    expect(await digestTables(server.database)).toEqual(before);
  });

  it('every endpoint of better-auth but reading, signing in and signing out', async () => {
    const { auth, stop } = await startAuthServer();
    const endpoints = Object.values(auth.api) as {
      path?: string;
      options?: { method?: string | string[] };
    }[];
    await stop();
    const open = ['/email-otp/send-verification-otp', '/sign-in/email-otp', '/sign-out'];
    expect(endpoints.length).toBeGreaterThan(50);
    for (const { path } of endpoints) {
      if (!path) continue;
      const visitor = await enterDemo(server, 'admin');
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status, body } = await visitor.request(method, fill(path), method === 'GET' ? undefined : {});
        const refusal = status === 403 && body.code === 'DEMO_MODE_ENABLED';
        // Who comes back from a provider is a person in a browser, and gets a page.
        if (path.startsWith('/callback'))
          expect([method, path, [302, 403].includes(status)]).toEqual([method, path, true]);
        // The two steps of signing in refuse all but the two people in their own way.
        else if (method === 'POST' && open.includes(path)) continue;
        else expect([method, path, refusal]).toEqual([method, path, method !== 'GET']);
      }
    }
    expect(await digestTables(server.database)).toEqual(before);
  });

  it('the forms that pages post without JavaScript', async () => {
    const { host, port } = new URL(server.url);
    for (const path of pagePaths(routes)) {
      const visitor = await enterDemo(server, 'admin');
      await sendRaw({
        port: Number(port),
        path: fill(path),
        method: 'POST',
        headers: {
          host,
          origin: server.url,
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
          cookie: visitor.cookieHeader,
        },
        body: 'name=Changed&link=changed.example&description=changed&email=new%40example.com&intent=delete',
      });
    }
    expect(await digestTables(server.database)).toEqual(before);
  });

  it.each([
    ['POST', '/api/whatever/comes'],
    ['PUT', '/API/Users/1'],
    ['DELETE', '/dev/mailbox'],
  ])('%s %s, whether it exists or not', async (method, path) => {
    const { status, body } = await admin.request(
      method,
      server.url + path,
      method === 'GET' ? undefined : {},
    );
    expect([status, body.code]).toEqual(refused);
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

/** The address of every page, as the router knows them. */
function pagePaths(list: readonly RouteObject[], parent = ''): string[] {
  return list.flatMap((route) => {
    const path = route.path === undefined || route.path === '*' ? parent : `${parent}/${route.path}`;
    const own = route.index || !route.children ? [path || '/'] : [];
    return [...own, ...pagePaths(route.children ?? [], path)];
  });
}
