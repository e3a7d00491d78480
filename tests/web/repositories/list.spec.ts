import { delayScripts } from '../delay-scripts.ts';
import { expect, test, waitForHydration } from '../layout/layout-test.ts';
import { fillRepositories, focusedRow, foot, nameOf, rowNames } from './list-test.ts';

test('pages follow near the end, each row once, until all are there', async ({ visit, server }) => {
  await fillRepositories(server, 70);
  const page = await visit('admin', '/manager/repositories');
  await expect(foot(page)).toContainText('20 of 70');
  // The focus may bring the end of the list near before the key is pressed: then two pages follow.
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(foot(page)).toContainText(/[46]0 of 70/);
  // While the page is read, one of them changes and comes to the top: it is on two pages.
  await server.database.sql`update repositories set updated_at = now() where name = ${nameOf(10)}`;
  await page.mouse.wheel(0, 20_000);
  await expect(foot(page)).toContainText(/60 of 70|That is all 70/);
  await page.mouse.wheel(0, 20_000);
  await expect(foot(page)).toContainText('That is all 70');
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  const names = await rowNames(page);
  expect(new Set(names).size).toBe(names.length);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeInViewport({ ratio: 1 });
});

test('the pointer finds the full date, and a press on it opens the row', { tag: '@slow' }, async ({
  visit,
  server,
}) => {
  await fillRepositories(server, 3);
  const page = await visit('admin', '/manager/repositories');
  const time = page.locator('[data-row] time').nth(1);
  await time.hover();
  const found = await time.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document
      .elementFromPoint(x + width / 2, y + height / 2)
      ?.closest('[title]')
      ?.getAttribute('title');
  });
  expect(found).toMatch(/\b20\d\d\b.*\d:\d\d/);
  await time.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(2));
});

test('of a long list only the visible rows are rendered, and each has its position', {
  tag: '@slow',
}, async ({ visit, server }) => {
  await fillRepositories(server, 640);
  const page = await visit('admin', '/manager/repositories?sort=name');
  const table = page.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', '641');
  await page.locator('[data-row-link]').nth(2).focus();
  for (const loaded of [40, 60, 80, 100, 200, 300, 400, 500, 600]) {
    await page.mouse.wheel(0, 100_000);
    await expect(foot(page)).toContainText(`${loaded} of 640`);
  }
  await page.mouse.wheel(0, 100_000);
  await expect(foot(page)).toContainText('That is all 640');
  await page.mouse.wheel(0, 100_000);
  const last = page.getByRole('row').filter({ hasText: nameOf(640) });
  await expect(last).toBeInViewport();
  await expect(last).toHaveAttribute('aria-rowindex', '641');
  const drawn = page.locator('[data-row]');
  await expect.poll(() => drawn.count()).toBeLessThan(60);
  // Printed are all of them.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await drawn.count()).toBe(640);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => drawn.count()).toBeLessThan(60);
  // The focus is not lost with a row that went out of sight, and leads back to it.
  await expect(focusedRow(page)).toHaveText(nameOf(3));
  await page.keyboard.press('j');
  await expect(focusedRow(page)).toHaveText(nameOf(4));
  await expect(focusedRow(page)).toBeInViewport();
});

test.describe('failures', () => {
  test.use({ expected: /status of 400/ });

  test('a page that fails to load shows an error in the footer, a list that fails in its place', {
    tag: '@slow',
  }, async ({ visit, server }) => {
    await fillRepositories(server, 30);
    const page = await visit('admin', '/manager/repositories');
    let broken = true;
    await page.route('**/api/fn/repositories.list*', (route) =>
      broken
        ? route.fulfill({
            status: 400,
            json: { code: 'BAD_REQUEST', message: 'no' },
            headers: { 'x-request-id': 'r-1' },
          })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(foot(page).getByRole('alert')).toHaveText('More could not be loaded.');
    expect(await rowNames(page)).toHaveLength(20);
    await page.getByRole('button', { name: 'Name' }).click();
    const error = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    await expect(error).toContainText('r-1');
    broken = false;
    await error.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(page.locator('[data-row-link]').first()).toHaveText(nameOf(1));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('the way back from a repository leads to the same place: rows, scroll, focus', { tag: '@slow' }, async ({
  visit,
  server,
}) => {
  await fillRepositories(server, 90);
  const page = await visit('admin', '/manager/repositories?searchTerm=repo');
  for (const loaded of [40, 60]) {
    await page.mouse.wheel(0, 20_000);
    await expect(foot(page)).toContainText(`${loaded} of 90`);
  }
  const row = page.getByRole('link', { name: nameOf(44) });
  await row.scrollIntoViewIfNeeded();
  await row.focus();
  const scrolled = await page.evaluate(() => scrollY);
  for (const reload of [false, true]) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Code Repositories');
    if (reload) await page.reload();
    await waitForHydration(page);
    await page.goBack();
    await expect(focusedRow(page)).toHaveText(nameOf(44));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    await expect(page).toHaveURL(/searchTerm=repo$/);
  }
});

test('what is asked for while the rows are read again comes after them: a list never stops half-way', {
  tag: '@slow',
}, async ({ visit, server }) => {
  await fillRepositories(server, 70);
  const page = await visit('admin', '/manager/repositories');
  await expect(foot(page)).toContainText('20 of 70');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/fn/repositories.list*', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  // Whoever comes back after half a minute sees the list read again.
  await page.clock.install();
  await page.clock.fastForward('02:00');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => asked).toBe(1);
  await page.mouse.wheel(0, 20_000);
  await expect(page.locator('[data-row-link]').last()).toBeInViewport();
  letGo();
  await expect(foot(page)).toContainText('40 of 70');
});

test('the first menu of a row opens complete, however late its code loads', { tag: '@slow' }, async ({
  visit,
  server,
}) => {
  await fillRepositories(server, 3);
  const page = await visit('admin', '/manager/repositories');
  await page.waitForLoadState('networkidle');
  const release = await delayScripts(page);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const look = () => {
      const height = document.querySelector<HTMLElement>('[role=menu]')?.offsetHeight;
      if (height !== undefined) dataset.lowest = String(Math.min(height, Number(dataset.lowest ?? height)));
      requestAnimationFrame(look);
    };
    look();
  });
  const row = page.locator('[data-row]').filter({ hasText: nameOf(2) });
  await row.hover();
  const button = row.getByRole('button', { name: /Actions for/ });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  release();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Delete…' })).toBeVisible();
  const whole = await menu.evaluate((element: HTMLElement) => element.offsetHeight);
  expect(Number(await page.locator('html').getAttribute('data-lowest'))).toBe(whole);
});
