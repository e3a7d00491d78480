import type { Locator, Page, Request } from 'playwright/test';
import { expect, neverIdle, test } from '../layout/layout-test.ts';
import { fillRepositories, nameOf } from './list-test.ts';

test.use({ hasTouch: true, expected: /ERR_INTERNET_DISCONNECTED/ });

/** What shows that a press is about to come; each returns the press. */
const intents: Record<string, (button: Locator, page: Page) => Promise<() => Promise<unknown>>> = {
  async hovering(button, page) {
    await button.hover();
    return () => page.mouse.down().then(() => page.mouse.up());
  },
  async focusing(button, page) {
    await button.focus();
    return () => page.keyboard.press('Enter');
  },
  async touching(button, page) {
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    const browser = await page.context().newCDPSession(page);
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    return () => browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
};

const buttons: Record<string, (page: Page) => Locator> = {
  hovering: (page) =>
    page
      .locator('[data-row]')
      .filter({ hasText: nameOf(2) })
      .getByRole('button', { name: /Actions for/ }),
  focusing: (page) => page.getByRole('button', { name: 'Changed any' }),
  touching: (page) => page.getByRole('button', { name: /Amina Wanjiru/ }),
};

for (const [intent, show] of Object.entries(intents)) {
  test(`${intent} fetches the code of what a press opens`, { tag: '@slow' }, async ({
    visit,
    server,
    page,
  }) => {
    await fillRepositories(server, 3);
    await neverIdle(page);
    await visit('admin', '/manager/repositories');
    await page.waitForLoadState('networkidle');
    const isMenu = (request: Request) => /\/assets\/menu-popup-[^/]*\.js$/.test(request.url());
    const fetched = page.waitForEvent('requestfinished', { predicate: isMenu, timeout: 10_000 });
    const button = buttons[intent]?.(page) ?? page.locator('body');
    const press = await show(button, page);
    await fetched;
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await press();
    await expect(page.getByRole('menu')).toBeVisible();
  });
}

test('a page fetches nothing ahead until it is used, then what presses open: they need no network', {
  tag: '@slow',
}, async ({ visit, server, page }) => {
  await fillRepositories(server, 3);
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  const isAhead = (path: string) => /menu-popup|delete-dialog|palette/.test(path);
  await visit('admin', '/manager/repositories');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  expect(fetched.filter(isAhead)).toEqual([]);
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await expect.poll(() => fetched.some((path) => path.includes('/delete-dialog-'))).toBe(true);
  // The modules that they import, too.
  await expect.poll(() => open.size).toBe(0);
  await page.context().setOffline(true);
  await page.locator('[data-row]').first().hover();
  await page
    .getByRole('button', { name: /Actions for/ })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
});
