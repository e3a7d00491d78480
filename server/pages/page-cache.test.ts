import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenderedPage, RenderPage } from '#contract/pages/pages.ts';
import { product } from '#contract/product.ts';
import type { SignIn } from '#contract/sign-in-steps.ts';
import { startHttpServer } from '#tests/support/http-server.ts';
import { otherLanguage } from '#tests/support/other-language.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';
import type { ApiContext } from '../api/api-context.ts';
import { initFor } from '../app/read-init.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';
import { pages } from './pages.ts';

const page = (html: string): CachedPage => ({ route: '/login', html });

describe('the cache', () => {
  it('drops pages after a minute', () => {
    let now = 0;
    const cache = createPageCache(() => now);
    cache.set('a', page('A'));
    now = 59_999;
    expect(cache.get('a')?.html).toBe('A');
    now = 60_000;
    expect(cache.get('a')).toBeUndefined();
  });

  it('holds fifty pages at most and drops the least recently used', () => {
    const cache = createPageCache();
    for (let number = 0; number < 50; number += 1) cache.set(String(number), page('x'));
    cache.get('0');
    cache.set('one more', page('x'));
    expect([cache.get('0'), cache.get('1')]).toEqual([expect.anything(), undefined]);
  });
});

const renderedPage = (own: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: new Headers(),
  html: 'page',
  ...own,
});

/** How often a page is rendered for three requests. */
async function rendered(renderPage: RenderPage, isFixed = true): Promise<number> {
  let count = 0;
  const context = {
    environment: { mode: 'hosted', providers: {}, appUrl: 'http://127.0.0.1' },
    language: 'en',
    logger: { error: () => {} },
    preferences: () => ({}),
    pageLanguage: async () => 'en',
    providerOrigins: () => [],
    nameRoute: () => {},
  } as unknown as ApiContext;
  const { answer } = pages({
    renderer: {
      load: async () => ({
        inlineScripts: [],
        renderPage: (options) => {
          count += 1;
          return renderPage(options);
        },
      }),
      assets: { scripts: [], styles: [], fonts: () => [], preloads: () => [] },
      isFixed,
      files: (_req, _res, next) => next(),
      close: async () => {},
    },
    createContext: () => context,
    operationsFor: () => ({ home: { read: async () => 'of this visit' } }),
    anonymousInit: (context) => initFor(context, null),
    signIn: () => ({ signOut: async () => {} }) as SignIn,
    appUrl: 'http://127.0.0.1',
  });
  const served = await startHttpServer(express().use(answer));
  for (let request = 0; request < 3; request += 1) {
    await (await fetch(served.url, { redirect: 'manual' })).text();
  }
  await served.stop();
  return count;
}

describe('a page', () => {
  it('that depends only on anonymous data is rendered once', async () => {
    expect(await rendered(async () => renderedPage())).toBe(1);
  });

  it.each<[string, RenderPage]>([
    [
      'calls an operation',
      async ({ callOperation }) => {
        return renderedPage({ html: String(await callOperation(['home', 'read'], undefined)) });
      },
    ],
    [
      'takes a step of signing in',
      async ({ signIn }) => {
        await signIn.signOut().catch(() => {});
        return renderedPage();
      },
    ],
    [
      'failed in part',
      async ({ onError }) => {
        onError(new Error('of this visit'));
        return renderedPage();
      },
    ],
    ['is none', async () => renderedPage({ status: 404 })],
    [
      'is a redirect',
      async () => renderedPage({ status: 302, headers: new Headers({ location: '/login' }) }),
    ],
  ])('that %s is rendered each time', async (_what, renderPage) => {
    expect(await rendered(renderPage)).toBe(3);
  });

  it('is rendered each time during development', async () => {
    expect(await rendered(async () => renderedPage(), false)).toBe(3);
  });
});

describe('for anonymous users', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, { pages: true });
  });
  afterAll(() => server?.stop());

  async function visit(path: string, headers: Record<string, string> = {}, redirect?: RequestRedirect) {
    const answer = await fetch(server.url + path, {
      redirect: redirect ?? 'manual',
      headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers },
    });
    // Responses compressed on the fly are chunked; cached ones have a known length.
    return { answer, isCached: answer.headers.has('content-length'), html: await answer.text() };
  }

  /** Repeats the request until the page has been compressed. */
  const untilCached = (path: string, headers?: Record<string, string>) =>
    expect.poll(async () => (await visit(path, headers)).isCached).toBe(true);

  it('the same request gets the same page with the same headers, also for logs and metrics', async () => {
    const first = await visit('/login', { 'accept-language': otherLanguage });
    await untilCached('/login', { 'accept-language': otherLanguage });
    const second = await visit('/login', { 'accept-language': otherLanguage });
    expect(second.html).toBe(first.html);
    for (const name of ['content-type', 'content-language', 'cache-control', 'content-encoding', 'vary']) {
      expect(second.answer.headers.get(name)).toBe(first.answer.headers.get(name));
    }
    expect(first.answer.headers.get('content-security-policy')).toBe(
      second.answer.headers.get('content-security-policy'),
    );
    const routes = server.logs
      .filter((line) => line.includes('"url":"/login"'))
      .map((line) => JSON.parse(line).route);
    expect(new Set(routes)).toEqual(new Set(['/login']));
  });

  it('a client without brotli gets it like any other page', async () => {
    await untilCached('/login');
    const { answer, html } = await visit('/login', { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(html).toContain('</html>');
  });

  it('language, theme and every other preference have separate pages', async () => {
    await untilCached('/login');
    const pages = await Promise.all(
      [
        '',
        'i18next=ar',
        'theme=dark',
        'sidebar=collapsed',
        'time-zone=Africa/Nairobi',
        'single-keys=off',
        'list-views=users.role',
      ].map(async (cookie) => (await visit('/login', { cookie })).html),
    );
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages[1]).toContain('dir="rtl"');
    expect(pages[2]).toContain('class="dark"');
  });

  it('contains nothing that only one client sends', async () => {
    const sent = {
      cookie: 'note=S3CRET',
      referer: 'https://s3cret.example',
      'user-agent': 'S3CRET',
      'x-s3cret': '1',
    };
    const first = await visit('/login', { ...sent, 'accept-language': otherLanguage });
    await untilCached('/login', { 'accept-language': otherLanguage });
    const { html } = await visit('/login', { 'accept-language': otherLanguage });
    expect(html).toBe(first.html);
    expect(html.toLowerCase()).not.toContain('s3cret');
  });

  it('a URL with a query is never cached, nor the response to a form', async () => {
    const path = '/login/verify?email=ada%40example.com';
    for (let count = 0; count < 5; count += 1) expect((await visit(path)).isCached).toBe(false);
    const answer = await fetch(`${server.url}/login`, {
      method: 'POST',
      headers: { origin: server.url, accept: 'text/html' },
      body: new URLSearchParams({ email: 'not an address' }),
    });
    expect(await answer.text()).toContain('not an address');
    expect((await visit('/login')).html).not.toContain('not an address');
  });

  it('a signed-in user gets no cached page, and none is stored', async () => {
    await untilCached('/login');
    const ada = await signInUser(server, 'ada@example.com', 'Ada Unmistakable');
    expect((await visit('/login', { cookie: ada.cookieHeader })).answer.headers.get('location')).toBe(
      '/manager',
    );
    expect((await visit('/app', { cookie: ada.cookieHeader })).html).toContain('Ada Unmistakable');
    expect((await visit('/app')).answer.headers.get('location')).toBe('/login?redirect=%2Fapp');
    expect((await visit('/login')).html).not.toContain('Ada Unmistakable');
    // Also with a cookie that is not a valid session.
    expect((await visit('/login', { cookie: `${product.slug}.session_token=nonsense` })).isCached).toBe(
      false,
    );
  });
});
