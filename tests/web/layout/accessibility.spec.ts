import { accessibilityViolations, expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, refusedDocument, test } from './layout-test.ts';

const pages = ['/app', '/app/account', '/manager/dashboard', '/manager/users/new', '/manager/users'];

test.use({ expected: refusedDocument });

for (const { width, tag, ...look } of looks) {
  test(`axe finds nothing, nothing scrolls sideways: ${look.language}`, { tag }, async ({ visit, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit('nobody', '/login', look);
    await expectAccessible(page);
    await visit('admin', '/manager/users', look);
    await expectAccessible(page);
    if (width < 600) {
      await page.locator('main button[aria-haspopup=dialog]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'drawer');
    }
    await page.locator('button[aria-haspopup=menu]:visible').last().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, 'menu');
  });

  test(`the same on further pages: ${look.language}`, { tag: '@slow' }, async ({ visit, page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of pages.slice(0, -1)) {
      await visit('admin', path, look);
      await expectAccessible(page);
    }
  });
}

test('axe finds nothing: collapsed sidebar', { tag: '@slow' }, async ({ visit }) => {
  const page = await visit('admin', '/manager/dashboard', { language: 'ar', sidebar: 'collapsed' });
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('touch targets are at least 24 px', { tag: '@slow' }, async ({ visit, page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of pages) {
      await visit('admin', path);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, a')]
          .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 24)
          .map(({ name }) => name),
      );
      expect(small).toEqual([]);
    }
  }
});

test('the server’s HTML holds no style attribute and no style element', { tag: '@slow' }, async ({
  visit,
  page,
}) => {
  await visit('admin', '/app');
  for (const path of [...pages, '/login/verify?email=ada@example.com', '/login/error', '/nowhere']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toMatch(/<[^>]*\sstyle=/);
    expect(html, path).not.toContain('<style');
  }
});
