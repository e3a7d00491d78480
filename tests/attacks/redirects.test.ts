import { afterAll, describe, expect, it } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { type RawAnswer, sendRaw } from '#tests/support/send-raw.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { externalUrls } from './support/external-urls.ts';

const provider = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };
const server = await startTestServer(provider, { pages: true });
const person = await signInUser(server, 'ada@example.com');
afterAll(() => server.stop());

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const ask = (path: string, { headers = {}, ...requested }: Asked = {}) => {
  const { host, port } = new URL(server.url);
  const own = { host, accept: 'text/html', origin: server.url };
  return sendRaw({ port: Number(port), path, ...requested, headers: { ...own, ...headers } });
};

/** Whether a browser would stay on our site. */
function isOurs({ headers }: RawAnswer): boolean {
  const places = [headers.location ?? [], headers.refresh ?? []].flat();
  return places.every((place) => new URL(place, `${server.url}/login/verify`).origin === server.url);
}

/** Targets of links and forms that are neither our own pages, including the one for GitHub, nor our contact address. */
const strangeTargets = ({ text }: RawAnswer) =>
  [...text.matchAll(/(?:href|action|formaction)="([^"]*)"/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^mailto:/.test(to) && new URL(to, server.url).origin !== server.url);

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(externalUrls)('%j', (place) => {
  const value = encodeURIComponent(place);

  it('is no redirect target for signed-in users, in any parameter', async () => {
    const headers = { cookie: person.cookieHeader };
    for (const page of ['/login?redirect=', '/login/verify?redirect=', '/?redirect=']) {
      expect([page, isOurs(await ask(page + value, { headers }))]).toEqual([page, true]);
    }
  });

  it('is no redirect target when requesting a code without JavaScript', async () => {
    const answer = await ask(`/login?redirect=${value}`, {
      method: 'POST',
      headers: { ...form, referer: place.replace(/[^\x20-\x7e]/g, '') },
      body: new URLSearchParams({ email: 'nobody', redirect: place }).toString(),
    });
    expect([isOurs(answer), strangeTargets(answer)]).toEqual([true, []]);
  });

  it('is not accepted as callback URL of a provider', async () => {
    for (const field of ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL', 'redirectTo']) {
      const body = { provider: 'github', callbackURL: '/login', [field]: place };
      const answer = await new Browser(server.url).post('/sign-in/social', body);
      expect([field, answer.status >= 400, answer.body.url]).toEqual([field, true, undefined]);
    }
    const linked = await person.post('/link-social', { provider: 'github', callbackURL: place });
    expect([linked.status >= 400, linked.body.url]).toEqual([true, undefined]);
  });
});

it.each(['https://evil.example', '//evil.example', '/\t/evil.example'])(
  'entering a code without JavaScript redirects to no other site: %j',
  async (place) => {
    const answer = await ask(`/login/verify?email=ada@example.com&redirect=${encodeURIComponent(place)}`, {
      method: 'POST',
      headers: form,
      body: new URLSearchParams({ code: 'AAAAAA', redirect: place }).toString(),
    });
    expect([isOurs(answer), strangeTargets(answer)]).toEqual([true, []]);
  },
);

it('no other parameter redirects signed-in users', async () => {
  for (const name of ['next', 'returnTo', 'url', 'callbackURL', 'continue']) {
    const answer = await ask(`/login?${name}=https://evil.example`, {
      headers: { cookie: person.cookieHeader },
    });
    expect([name, isOurs(answer)]).toEqual([name, true]);
  }
});

it.each([
  '//evil.example',
  '//evil.example/login/..',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2fevil.example',
  '///evil.example/%2e%2e',
  '/login//evil.example/..',
  '/api//evil.example',
  '/app/..//evil.example',
])('an invalid URL redirects to no other site: %s', async (path) => {
  for (const cookie of ['', person.cookieHeader]) {
    expect(isOurs(await ask(path, { headers: { cookie } }))).toBe(true);
  }
});

it.each([
  '/.//evil.example',
  '/..//evil.example/x',
  '/%2e//evil.example',
  '/./%2E%2e//evil.example',
  '/x/..//evil.example',
  '/.\\/evil.example',
  '/.//evil.example/%2e%2e/login?lng=en',
  '//evil.example/login',
  '/app/.././/evil.example',
])('an action or a link of a page never begins with two slashes: %s', async (path) => {
  for (const [method, cookie] of [
    ['GET', person.cookieHeader],
    ['POST', ''],
  ] as const) {
    const body =
      method === 'POST' ? { headers: { ...form, cookie }, body: 'email=nobody' } : { headers: { cookie } };
    const answer = await ask(path, { method, ...body });
    const targets = [...answer.text.matchAll(/(?:href|action|formaction|src)="([^"]*)"/g)].map(
      ([, to]) => to,
    );
    expect([method, targets.filter((to) => /^[/\\]{2}/.test(to ?? ''))]).toEqual([method, []]);
    expect([method, String(answer.headers.location ?? '/')]).toEqual([
      method,
      expect.stringMatching(/^(?:\/(?![/\\])|http:\/\/localhost)/),
    ]);
    expect(answer.text).not.toMatch(/(?:"|&quot;)\/\/evil/);
  }
});

it('a failed return from a provider redirects to our own page, whatever page sent the browser', async () => {
  for (const query of ['', '?code=x&state=y', '?error=//evil.example', '?state=https://evil.example']) {
    const headers = { referer: 'https://evil.example/', cookie: '' };
    const answer = await ask(`/api/auth/callback/github${query}`, { headers });
    expect([query, answer.status, isOurs(answer)]).toEqual([query, 302, true]);
  }
});
