import type { Frame } from 'playwright/test';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { type DesktopMethod, desktopMethods } from '#contract/desktop/channels.ts';
import { unknownLanguage } from '#tests/support/other-language.ts';
import { expect, test } from './desktop-test.ts';
import { invokeFrom } from './harness/invoke-from.ts';

interface Bridged {
  desktop: DesktopBridge;
}

const long = (length: number) => 'x'.repeat(length);
const notNothing = [null, 0, '', false, {}, [], 'text'];
const notAnObject = [undefined, null, 1, '', 'text', [], {}, true];
const notAnEntry = (name: string) => [1, '', null, ['x'], {}, long(2001)].map((value) => ({ [name]: value }));

/** Invalid input for each method. */
const bad: Record<DesktopMethod, unknown[]> = {
  'app.state': notNothing,
  'server.retry': notNothing,
  'server.test': [...notAnObject, ...notAnEntry('address')],
  'server.change': [...notAnObject, ...notAnEntry('address')],
  'signIn.start': [
    ...notAnObject.filter((value) => JSON.stringify(value) !== '{}'),
    ...[1, '', null, ['x'], 'a b', 'https://evil.example', long(51)].map((provider) => ({ provider })),
  ],
  'signIn.paste': [...notAnObject, ...notAnEntry('code')],
  'signIn.cancel': notNothing,
  'updates.check': notNothing,
  'updates.restart': notNothing,
  'preferences.sync': [
    ...notAnObject,
    { language: unknownLanguage, theme: 'dark' },
    { language: 'en', theme: 'pink' },
    { language: 'en', theme: 'dark', environment: { name: '', color: '#fff' } },
    { language: 'en', theme: 'dark', environment: { name: long(201), color: '#fff' } },
    { language: 'en', theme: 'dark', environment: { name: 'Staging', color: long(101) } },
    { language: 'en', theme: 'dark', environment: 'Staging' },
  ],
  'preferences.save': [
    ...notAnObject,
    { preference: 'session', value: 'x' },
    { preference: '__proto__', value: 'x' },
    { preference: 'theme', value: 1 },
    { preference: 'theme', value: long(101) },
  ],
  'notifications.show': [
    ...notAnObject,
    { title: '', body: '', path: '/' },
    { title: long(101), body: '', path: '/' },
    { title: 'x', body: long(301), path: '/' },
    ...['https://evil.example/', '//evil.example', '/\\evil.example', '', 'manager', `/${long(2000)}`, 1].map(
      (path) => ({ title: 'x', body: '', path }),
    ),
  ],
  'links.choose': [...notAnObject, ...['yes', 1, null].map((accept) => ({ accept }))],
  'badge.set': [...notAnObject, ...[-1, 10_000, 1.5, '1', null, Number.NaN].map((count) => ({ count }))],
  'find.start': [
    ...notAnObject,
    { text: '', forward: true, next: false },
    { text: long(501), forward: true, next: false },
    { text: 'x', forward: 'yes', next: false },
    { text: 'x', forward: true },
  ],
  'find.stop': notNothing,
};

const rejection = (method: string, reason: string) => `Error: ${method} was rejected: ${reason}`;

test('each channel rejects invalid input without any effect', { tag: '@slow' }, async ({ desktop }) => {
  const page = await desktop.window();
  // The connection state changes independently.
  const readState = () =>
    page.evaluate(async () => {
      const { connection: _, ...state } = await (window as unknown as Bridged).desktop.app.state();
      return state;
    });
  const before = await readState();
  for (const method of desktopMethods) {
    for (const input of bad[method]) {
      const answer = await invokeFrom(desktop, page.mainFrame(), method, input);
      expect(answer, `${method} ${JSON.stringify(input)}`).toBe(rejection(method, 'input of another shape'));
    }
    const answer = await invokeFrom(desktop, page.mainFrame(), method, undefined, 'more');
    expect(answer, `${method} with more`).toBe(rejection(method, 'more than one input'));
  }
  expect(await readState()).toEqual(before);
  const { notifications, browserUrls, badge, dialogs } = await desktop.records();
  expect({ notifications, browserUrls, badge, dialogs }).toEqual({
    notifications: [],
    browserUrls: [],
    badge: 0,
    dialogs: [],
  });
});

test('calls cannot open unlimited browsers, and no preference of a page breaks its requests', {
  tag: '@slow',
}, async ({ desktop }) => {
  const page = await desktop.window();
  for (let count = 0; count < 8; count++) await invokeFrom(desktop, page.mainFrame(), 'signIn.start', {});
  expect(await desktop.browserUrls()).toHaveLength(5);
  expect((await page.evaluate(() => (window as unknown as Bridged).desktop.app.state())).signIn).toEqual({
    status: 'idle',
  });

  // A lone surrogate.
  const choice = { preference: 'theme', value: '\ud800' };
  await invokeFrom(desktop, page.mainFrame(), 'preferences.save', choice);
  expect(await page.evaluate(async () => (await fetch('/api/init')).status)).toBe(200);
});

test('there are no other channels, and the bridge has only the named methods', { tag: '@slow' }, async ({
  desktop,
}) => {
  const page = await desktop.window();
  for (const channel of [
    '',
    'app',
    'app.quit',
    'app.state ',
    'App.State',
    'constructor',
    '__proto__',
    'ELECTRON_BROWSER_REQUIRE',
  ]) {
    expect(await invokeFrom(desktop, page.mainFrame(), channel), channel).toContain('No handler registered');
  }
  const listened = await desktop.evaluate(({ ipcMain }) => ipcMain.eventNames(), undefined);
  expect(listened, 'nothing listens to messages without an answer').toEqual([]);
  const offered = await page.evaluate(() =>
    Object.entries((window as unknown as Bridged).desktop).flatMap(([group, value]) =>
      typeof value === 'function' ? [group] : Object.keys(value).map((name) => `${group}.${name}`),
    ),
  );
  expect(offered.toSorted()).toEqual([...desktopMethods, 'on'].toSorted());
  const error = await page.evaluate(() => {
    try {
      (window as unknown as Bridged).desktop.on('anything' as never, () => {});
      return 'taken';
    } catch (error) {
      return String(error);
    }
  });
  expect(error).toContain('Unknown event');
});

/** A harmless call: a caller with access to it has access to all. */
const ask = 'app.state';

test('only the main frame of the app’s own window gets responses', { tag: '@slow' }, async ({ desktop }) => {
  const page = await desktop.window();
  const fromElsewhere = (frame: Frame) => invokeFrom(desktop, frame, ask);
  const rejected = rejection(ask, 'not our page');
  expect(await fromElsewhere(page.mainFrame())).toBeUndefined();

  // Another window with the same page and the same preload script.
  const opened = await desktop.evaluate(async ({ app, BrowserWindow }, address) => {
    const preload = `${app.getAppPath()}/out/preload/index.cjs`;
    const other = new BrowserWindow({ show: false, webPreferences: { preload } });
    await other.loadURL(address);
    return other.id;
  }, `${bundleOrigin}/login?other`);
  const other = desktop.pages().find((one) => one.url().endsWith('?other'));
  if (!other) throw new Error('the other window has no page');
  expect(await fromElsewhere(other.mainFrame()), 'another window').toBe(rejected);
  await desktop.evaluate(({ BrowserWindow }, id) => BrowserWindow.fromId(id)?.destroy(), opened);

  // A frame of the app in the app's own page, which policy and navigation lock would block if active.
  await desktop.evaluate(({ BrowserWindow, session }, address) => {
    const { protocol } = session.defaultSession;
    protocol.unhandle('app');
    protocol.handle(
      'app',
      () => new Response('<iframe src="/inner"></iframe>', { headers: { 'content-type': 'text/html' } }),
    );
    const [window] = BrowserWindow.getAllWindows();
    window?.webContents.removeAllListeners('will-frame-navigate');
    return window?.loadURL(address);
  }, `${bundleOrigin}/outer`);
  await expect.poll(() => page.frames().length).toBeGreaterThan(1);
  const [, inner] = page.frames();
  if (!inner) throw new Error('the page has no frame');
  await expect.poll(() => inner.url()).toMatch(/\/inner$/);
  expect(await fromElsewhere(inner), 'a frame within the page').toBe(rejected);

  // The app's window, showing another site's page.
  for (const address of ['app://evil/login', `${bundleOrigin}.evil/login`]) {
    await desktop.evaluate(
      ({ BrowserWindow }, url) => BrowserWindow.getAllWindows()[0]?.loadURL(url),
      address,
    );
    await page.waitForURL(/evil/);
    expect(await fromElsewhere(page.mainFrame()), address).toBe(rejected);
  }
  await desktop.evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.loadURL('data:text/html,x'),
    undefined,
  );
  await page.waitForURL(/^data:/);
  expect(await fromElsewhere(page.mainFrame()), 'data:').toBe(rejected);
});
