import { accessibilityViolations, violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, refusedDocument, test } from './layout-test.ts';

const pages = ['/app', '/manager/dashboard', '/manager/users'];

test.use({ expected: refusedDocument });

for (const language of ['en', 'ar'] as const) {
  for (const width of [1280, 390]) {
    test(`axe finds nothing: ${language}, both themes, ${width} px`, async ({ visit, page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of pages) {
        await visit('admin', path, { language });
        expect(await violationsInBothThemes(page), path).toEqual([]);
      }
      if (width === 390) {
        await page.locator('main button[aria-haspopup=dialog]').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violationsInBothThemes(page), 'drawer').toEqual([]);
      }
      await page.locator('button[aria-haspopup=menu]:visible').last().click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await violationsInBothThemes(page), 'menu').toEqual([]);
    });
  }
  test(`axe finds nothing: ${language}, collapsed sidebar`, async ({ visit }) => {
    const page = await visit('admin', '/manager/dashboard', { language, sidebar: 'collapsed' });
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('nothing scrolls sideways on a phone, in any language', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  for (const language of ['en', 'fr', 'ar', 'sw'] as const) {
    for (const path of pages) {
      await visit('admin', path, { language });
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${language}`).toBe(
          width,
        );
      }
    }
  }
});

test('touch targets are at least 24 px', async ({ visit, page }) => {
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

test('the server’s HTML holds no style attribute and no style element', async ({ visit, page, server }) => {
  for (const path of pages) {
    await visit('admin', path);
    const html = await (await page.request.get(server.url + path)).text();
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
    expect(html).not.toContain('<style');
  }
});
