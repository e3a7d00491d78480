import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { bundleOrigin, callbackLink } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import { type Desktop, expect, test } from './desktop-test.ts';

/** A page of another site, on this machine so that a window could reach it. */
let elsewhere: { url: string; visits: string[]; server: Server };

test.beforeAll(async () => {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    // Chromium requests it by itself, and late, for a window that the double has closed by then.
    if (request.url !== '/favicon.ico') visits.push(request.url ?? '');
    response.setHeader('content-type', 'text/html').end('<title>elsewhere</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  elsewhere = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, visits, server };
});
test.afterAll(() => void elsewhere.server.close());
test.beforeEach(() => void elsewhere.visits.splice(0));

/** Opens the app and marks the document, to detect whether it has been left. */
async function open(desktop: Desktop): Promise<Page> {
  const page = await desktop.window();
  // The first window of a browser on a busy machine.
  await expect(page.locator('main')).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return page;
}

/** Waits until main has handled the page's current navigation. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60))));
}

async function expectStayed(desktop: Desktop, page: Page, what: string): Promise<void> {
  await settle(page);
  expect(await page.evaluate(() => 'marked' in window), `${what}: the document is the same`).toBe(true);
  const open = await desktop.evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getURL()),
    undefined,
  );
  expect(open, `${what}: one window, on a page of the app`).toEqual([
    expect.stringMatching(new RegExp(`^app://${product.slug}/`)),
  ]);
  expect(page.frames(), `${what}: no frame but the page's`).toHaveLength(1);
  const visits = elsewhere.visits.splice(0);
  // The double closes the windows that Chromium opens; Electron opens none.
  if (!(desktop.isDouble && /new window|click/.test(what)))
    expect(visits, `${what}: nobody was asked`).toEqual([]);
}

/** Ways in which a page, or an injected script, could navigate elsewhere. */
const ways: Record<string, (url: string) => void> = {
  'location.href': (url) => {
    location.href = url;
  },
  'location.replace': (url) => location.replace(url),
  'window.open': (url) => void window.open(url),
  'window.open in this window': (url) => void window.open(url, '_self'),
  'a link': (url) => Object.assign(document.createElement('a'), { href: url }).click(),
  'a link to a new window': (url) =>
    Object.assign(document.createElement('a'), { href: url, target: '_blank' }).click(),
  'a form': (url) => {
    const form = Object.assign(document.createElement('form'), { action: url, method: 'post' });
    document.body.append(form);
    form.submit();
    form.remove();
  },
  'a form to a new window': (url) => {
    const form = Object.assign(document.createElement('form'), { action: url, target: '_blank' });
    document.body.append(form);
    form.submit();
    form.remove();
  },
  'a refresh': (url) => {
    const content = `0;url=${url}`;
    const meta = Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content });
    document.head.append(meta);
    meta.remove();
  },
};

test('no action of a page leaves the app or opens a window', { tag: '@slow' }, async ({ desktop }) => {
  const page = await open(desktop);
  const blob = await page.evaluate(() =>
    URL.createObjectURL(new Blob(['<title>evil</title>'], { type: 'text/html' })),
  );
  const addresses = [
    `${elsewhere.url}/page`,
    (await desktop.url('/login')).replace(product.slug, 'evil'),
    blob,
    'file:///etc/passwd',
    'data:text/html,<title>evil</title>',
    'javascript:void(window.marked=false)',
    'smb://files.example/share',
    'ms-msdt:/id',
    `${callbackLink}?code=x&state=y`,
    'chrome://settings',
    'view-source:https://example.org/',
    // The server's responses are not pages of the app.
    await desktop.url('/api/auth/get-session'),
    await desktop.url('/pictures/x'),
  ];
  for (const [name, go] of Object.entries(ways)) {
    for (const address of addresses) {
      await page.evaluate(go, address).catch(() => {});
      await expectStayed(desktop, page, `${name} to ${address}`);
    }
  }
  for (const url of await desktop.browserUrls()) expect(url).toMatch(/^(https?|mailto):/);
});

test('nothing can be framed or embedded in a page', { tag: '@slow' }, async ({ desktop }) => {
  const page = await open(desktop);
  const own = await desktop.url('/login');
  for (const tag of ['iframe', 'object', 'embed', 'webview', 'portal']) {
    for (const address of [`${elsewhere.url}/page`, own, 'data:text/html,x']) {
      await page.evaluate(
        ([name, url]) => {
          const element = document.createElement(name);
          element.setAttribute(name === 'object' ? 'data' : 'src', url);
          element.id = 'embedded';
          document.body.append(element);
        },
        [tag, address] as const,
      );
      await settle(page);
      const shown = page.frames().map((frame) => frame.url());
      await page.evaluate(() => document.getElementById('embedded')?.remove());
      expect(
        shown.slice(1).filter((url) => !/^(about:|chrome-error:|$)/.test(url)),
        `${tag} ${address}`,
      ).toEqual([]);
    }
  }
  const prevented = await desktop.evaluate(({ BrowserWindow }) => {
    let rejected = false;
    const event = { preventDefault: () => (rejected = true) };
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.emit('will-attach-webview', event, {}, { src: 'https://evil.example/' });
    return rejected;
  }, undefined);
  expect(prevented, 'a webview is refused').toBe(true);
  expect(elsewhere.visits).toEqual([]);
});

test('clicks with other buttons and keys, and dropped files, cause no navigation', { tag: '@slow' }, async ({
  desktop,
}) => {
  const page = await open(desktop);
  await page.evaluate((url) => {
    const link = Object.assign(document.createElement('a'), {
      href: url,
      id: 'elsewhere',
      textContent: 'elsewhere',
    });
    document.body.prepend(link);
  }, `${elsewhere.url}/page`);
  for (const options of [
    {},
    { button: 'middle' },
    { modifiers: ['ControlOrMeta'] },
    { modifiers: ['Shift'] },
  ] as const) {
    await page.click('#elsewhere', options as object);
    await expectStayed(desktop, page, `a click with ${JSON.stringify(options)}`);
  }
  expect(await desktop.browserUrls()).toEqual(Array.from({ length: 4 }, () => `${elsewhere.url}/page`));

  const cdp = await page.context().newCDPSession(page);
  const data = { items: [], files: [`${import.meta.dirname}/README.md`], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
  await expectStayed(desktop, page, 'a file that is dropped');
});

test('a redirect does not leave the app', { tag: '@slow' }, async ({ desktop }) => {
  const page = await open(desktop);
  const loaded = await desktop.evaluate(
    async ({ BrowserWindow, session }, [url = '', moved = '']) => {
      const { protocol } = session.defaultSession;
      protocol.unhandle('app');
      protocol.handle('app', () => new Response(null, { status: 302, headers: { location: url } }));
      const [window] = BrowserWindow.getAllWindows();
      await window?.loadURL(moved).catch(() => {});
      return window?.webContents.getURL();
    },
    [`${elsewhere.url}/page`, `${bundleOrigin}/moved`],
  );
  expect(loaded).toContain(`${bundleOrigin}/`);
  expect(elsewhere.visits).toEqual([]);
  expect(page.url()).not.toContain(elsewhere.url);
});
