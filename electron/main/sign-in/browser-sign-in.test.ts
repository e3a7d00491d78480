import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  code,
  runBrowserSignIn,
  server,
  startBrowserSignIn,
  strangerState,
} from '#tests/support/desktop/run-browser-sign-in.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('start', () => {
  test('opens the website’s page, which gets a challenge and no verifier', async () => {
    const app = await startBrowserSignIn();
    const [url] = app.opened;
    expect(url?.origin + (url?.pathname ?? '')).toBe(`${server}/desktop`);
    expect([...(url?.searchParams.keys() ?? [])]).toEqual(['state', 'code_challenge', 'device']);
    expect(app.state).toMatch(/^[\w-]{43}$/);
    expect(url?.searchParams.get('device')).toBe('ada-laptop (Linux)');
    await app.handleLink(app.link);
    const { verifier } = app.exchange.mock.calls[0]?.[0] ?? { verifier: '' };
    expect(verifier).toMatch(/^[\w-]{43}$/);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    expect(url?.searchParams.get('code_challenge')).toBe(Buffer.from(digest).toString('base64url'));
    expect(url?.href).not.toContain(verifier);
  });

  test('passes on the chosen provider, also when it is opened again', async () => {
    const app = runBrowserSignIn();
    await app.start('github');
    await app.start();
    await app.start('google');
    expect(app.opened.map(({ searchParams }) => searchParams.get('provider'))).toEqual([
      'github',
      'github',
      'google',
    ]);
  });

  test('creates new secrets each time', async () => {
    const app = runBrowserSignIn();
    for (let times = 0; times < 20; times += 1) await app.start();
    for (const name of ['state', 'code_challenge'])
      expect(new Set(app.opened.map(({ searchParams }) => searchParams.get(name))).size).toBe(20);
  });

  test('replaces the previous one', async () => {
    const app = await startBrowserSignIn();
    const before = app.link;
    await app.start();
    await app.handleLink(before);
    expect(app.ignored).toEqual(['replaced']);
    expect(app.status).toBe('waiting');
    await app.handleLink(app.link);
    expect(app.signedIn).toBe(true);
  });

  test('opens no browser if it was cancelled before', async () => {
    const app = runBrowserSignIn();
    await Promise.all([app.start(), app.cancel()]);
    expect(app.opened).toEqual([]);
    expect(app.status).toBe('idle');
  });

  test('reports to the page that no browser could be opened, and does not wait', async () => {
    const app = runBrowserSignIn();
    vi.spyOn(app.opened, 'push').mockImplementation(() => {
      throw new Error('no browser');
    });
    await expect(app.start()).rejects.toThrow('no browser');
    expect(app.status).toBe('idle');
    expect(await app.storedFlow.read()).toBeUndefined();
  });
});

describe('a link', () => {
  test('signs in, once', async () => {
    const app = await startBrowserSignIn();
    await app.handleLink(app.link);
    expect(app.exchange).toHaveBeenCalledWith(expect.objectContaining({ server, code, state: app.state }));
    expect(app.focusWindow).toHaveBeenCalledOnce();
    expect(app.signedIn).toBe(true);
    expect(app.status).toBe('idle');
    await app.handleLink(app.link);
    expect(app.ignored).toEqual(['replay']);
    expect(app.exchange).toHaveBeenCalledOnce();
    expect(app.focusWindow).toHaveBeenCalledOnce();
  });

  test('reports replacing another user, whose data the page shows', async () => {
    const app = await startBrowserSignIn({ outcome: 'replaced' });
    await app.handleLink(app.link);
    expect(app.loadStartPage).toHaveBeenCalledOnce();
    expect(app.status).toBe('idle');
  });

  test('that arrives twice is used once', async () => {
    const app = await startBrowserSignIn();
    await Promise.all([app.handleLink(app.link), app.handleLink({ ...app.link, code: 'd'.repeat(32) })]);
    expect(app.exchange.mock.calls.map(([signIn]) => signIn.code)).toEqual([code]);
    expect(app.ignored).toEqual(['replay']);
    expect(app.status).toBe('idle');
  });

  test('ends the flow before the code is exchanged: after a crash nothing can be used again', async () => {
    const app = await startBrowserSignIn();
    app.exchange.mockImplementation(async () => {
      expect(app.storedFlow.onDisk()).toBeUndefined();
      expect(app.status).toBe('finishing');
      return 'signed-in';
    });
    await app.handleLink(app.link);
    expect(app.exchange).toHaveBeenCalledOnce();
  });

  test.each([
    ['nothing was begun', 'no-flow', async () => {}],
    ['it names another sign-in', 'wrong-state', (app: ReturnType<typeof runBrowserSignIn>) => app.start()],
  ])('is ignored when %s', async (_when, reason, prepare) => {
    const app = runBrowserSignIn();
    await prepare(app);
    const before = app.status;
    await app.handleLink({ code, state: strangerState });
    expect(app.ignored).toEqual([reason]);
    expect(app.exchange).not.toHaveBeenCalled();
    expect(app.focusWindow).not.toHaveBeenCalled();
    expect(app.status).toBe(before);
  });

  test('is ignored after the sign-in was cancelled', async () => {
    const app = await startBrowserSignIn();
    await app.cancel();
    expect(app.status).toBe('idle');
    expect(await app.storedFlow.read()).toBeUndefined();
    await app.handleLink(app.link);
    expect(app.ignored).toEqual(['cancelled']);
    expect(app.exchange).not.toHaveBeenCalled();
  });

  test('is ignored if the app has switched to another server since', async () => {
    const app = await startBrowserSignIn();
    app.current.address = 'https://other.example';
    await app.handleLink(app.link);
    expect(app.ignored).toEqual(['other-server']);
    expect(app.exchange).not.toHaveBeenCalled();
    expect(app.status).toBe('idle');
    expect(await app.storedFlow.read()).toBeUndefined();
  });
});

test('logs and shows no secrets', async () => {
  const app = await startBrowserSignIn({ outcome: 'invalid' });
  await app.handleLink({ code, state: strangerState });
  await app.handleLink(app.link);
  await app.handleLink(app.link);
  // The link with the wrong state left the flow as it was.
  expect(app.exchange).toHaveBeenCalledOnce();
  const { verifier } = app.exchange.mock.calls[0]?.[0] ?? { verifier: '?' };
  for (const secret of [verifier, app.state, strangerState, code])
    expect(JSON.stringify(app.ignored)).not.toContain(secret);
});
