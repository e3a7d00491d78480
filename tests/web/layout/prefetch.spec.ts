import type { Page, Request } from 'playwright/test';
import { product } from '#contract/product.ts';
import { expect, neverIdle, test } from './layout-test.ts';

/** The scripts and the data that a page asks for from now on. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets|api|locales)\//.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** When a link was pressed, the address changed, and something came and went, by the page's own clock. */
async function watchElement(page: Page, selector: string) {
  await page.evaluate((sought) => {
    const { dataset } = document.documentElement;
    addEventListener('click', () => {
      dataset.clicked = String(performance.now());
    });
    const push = history.pushState.bind(history);
    history.pushState = (...given) => {
      dataset.left ??= String(performance.now());
      push(...given);
    };
    new MutationObserver(() => {
      const isShown = document.querySelector(sought) !== null;
      if (isShown) dataset.shown ??= String(performance.now());
      else if (dataset.shown) dataset.gone ??= String(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  }, selector);
  return async () => {
    const { clicked, left, shown, gone } = await page.evaluate(() => ({
      ...document.documentElement.dataset,
    }));
    return { clicked: Number(clicked), left: Number(left), shown: Number(shown), gone: Number(gone) };
  };
}

test.beforeEach(({ page }) => neverIdle(page));

test('resting on a link for 50 ms fetches module and data once; the click then asks for nothing', {
  tag: '@slow',
}, async ({ visit }) => {
  const page = await visit('admin', '/app');
  await page.waitForLoadState('networkidle');
  const paths = watchRequests(page);
  const link = page.getByRole('link', { name: 'Manager' });
  await link.hover();
  await expect.poll(() => paths.filter((path) => path === '/api/fn/dashboard.read')).toHaveLength(1);
  const modules = paths.filter((path) => path.endsWith('.js'));
  expect(modules.some((path) => path.startsWith('/assets/dashboard-page'))).toBe(true);
  expect(modules.some((path) => path.startsWith('/assets/manager-layout'))).toBe(true);
  // An import ends after the modules that it imports itself have loaded; the page requests these later.
  await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), modules);
  expect(paths).toContain('/locales/en/dashboard.json');

  await page.mouse.move(640, 700);
  const fetched = [...paths];
  await link.hover();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // Apart from the check of the session after each navigation.
  expect(paths.filter((path) => path !== '/api/fn/init')).toEqual(fetched);
});

test('passing over a link fetches nothing, the focus does, and so does a finger', { tag: '@slow' }, async ({
  visit,
}) => {
  const page = await visit('admin', '/app');
  await page.waitForLoadState('networkidle');
  const paths = watchRequests(page);
  const link = page.getByRole('link', { name: 'Manager' });
  await page.clock.install();
  // Both at once: between two commands more than 50 ms may pass.
  await link.evaluate((anchor) => {
    for (const name of ['pointerover', 'pointerout'])
      anchor.dispatchEvent(new PointerEvent(name, { bubbles: true }));
  });
  await page.clock.runFor(1_000);
  // What was begun before is seen before this.
  await page.evaluate(() => fetch('/healthz'));
  expect(paths).toEqual([]);
  await link.focus();
  await expect.poll(() => paths).toContain('/api/fn/dashboard.read');
});

test('a page that takes longer than a second shows its places, for half a second at least', {
  tag: '@slow',
}, async ({ visit }) => {
  const page = await visit('admin', '/app');
  await page.waitForLoadState('networkidle');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/fn/dashboard.read*', async (route) => {
    await held;
    await route.continue();
  });
  const times = await watchElement(page, 'main [aria-busy=true]');
  await page.getByRole('link', { name: 'Manager' }).click();
  const skeleton = page.locator('main [aria-busy=true]');
  await expect(skeleton).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Newest users' })).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  const { clicked, left, shown, gone } = await times();
  expect(left - clicked).toBeGreaterThan(990);
  expect(shown - clicked).toBeGreaterThan(990);
  expect(gone - shown).toBeGreaterThan(490);
});

test('the scroll position is restored with the page', async ({ visit }) => {
  const page = await visit('admin', '/app');
  // Narrower windows have the link in a menu.
  await page.setViewportSize({ width: 1000, height: 240 });
  await page.evaluate(() => scrollTo(0, 150));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  // Not `click()`, which scrolls before it presses.
  const link = await page.getByRole('link', { name: 'Manager' }).boundingBox();
  await page.mouse.click((link?.x ?? 0) + 5, (link?.y ?? 0) + 5);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(`Home | ${product.name}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
});

test('a pressed row shows at once that it was pressed, and fills the head of its page', {
  tag: '@slow',
}, async ({ visit }) => {
  const page = await visit('admin', '/manager/users');
  await page.waitForLoadState('networkidle');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/fn/users.read*', async (route) => {
    await held;
    await route.continue();
  });
  const row = page.locator('[data-row-link]').first();
  const name = (await row.textContent()) ?? '';
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new MutationObserver(([change]) => {
      if (change) dataset.pressed ??= change.target.textContent ?? '';
    }).observe(document.body, { attributeFilter: ['data-pending'], subtree: true });
  });
  await row.click();
  await expect(page.locator('html')).toHaveAttribute('data-pressed', name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const columns = () =>
    page.locator('main').evaluate((main) => {
      const [facts, sessions] = ['aside', 'section'].map((part) =>
        main.querySelector(part)?.getBoundingClientRect(),
      );
      return [facts?.left, sessions?.left, sessions?.width];
    });
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
  const before = await columns();
  release();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  expect(await columns()).toEqual(before);
  await expect(page.locator('[data-pending]')).toHaveCount(0);
});

test('Inter that came after the first paint is there with the next page', { tag: '@slow' }, async ({
  visit,
  page,
  context,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/inter-latin-*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  // Before the visit, so that no command of it waits for the files of the page.
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const visited = visit('admin', '/manager/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser has given up waiting for it.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  const fontsOfHeading = async () => {
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ isCustomFont }) => isCustomFont);
  };
  await expect.poll(fontsOfHeading).toEqual([false]);
  const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes('/inter-latin-'));
  release();
  await fetched;
  await visited;
  expect(await fontsOfHeading()).toEqual([false]);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Users');
  await expect.poll(fontsOfHeading).toEqual([true]);
});
