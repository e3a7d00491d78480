import { translator } from '#server/http/translate.ts';
import { expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';

for (const { width, language, theme } of looks) {
  test(`axe finds nothing, with an operation open and without results: ${language}`, {
    tag: '@slow',
  }, async ({ visit, page }) => {
    test.slow();
    // The whole page once: axe takes long over sixty rows.
    const filter = language === 'en' ? '' : '&searchTerm=list-users';
    const address = `/manager/api-documentation?document=authentication${filter}#/Admin/listUsers`;
    await page.setViewportSize({ width, height: 844 });
    await visit('admin', address, { language, theme });
    const parameters = translator(language)('api-documentation:frame.parameters');
    await expect(page.locator('[id$="listUsers"]').getByText(parameters)).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    // Paths are read from left to right in every language.
    const path = page.locator('.opblock-summary-path').first();
    expect(await path.evaluate((code) => getComputedStyle(code).direction)).toBe('ltr');
    if (!filter) return;
    await page.getByRole('searchbox').fill('nothing like it');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    await expectAccessible(page, 'without results');
  });
}
