import { expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';

for (const { width, language, theme } of looks) {
  test(`axe finds nothing, with an operation open and without results: ${language}`, {
    tag: '@slow',
  }, async ({ visit, page }) => {
    test.slow();
    // The whole page once: axe takes long over sixty rows.
    const filter = language === 'en' ? '' : '&searchTerm=list-users';
    const address = `/manager/api-documentation?document=authentication${filter}#listUsers`;
    await page.setViewportSize({ width, height: 844 });
    await visit('admin', address, { language, theme });
    const row = page.locator('#listUsers');
    await expect(row.getByText('curl')).toBeVisible();
    if (!filter) {
      await page.locator('#errors > summary').click();
      await expect(page.locator('#errors code').first()).toBeVisible();
    }
    await expectAccessible(page);
    // Beside text and other links, a finger finds each of them.
    const heights = await page
      .locator('a[download]')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights).toHaveLength(2);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    // Paths are read from left to right in every language.
    const path = row.locator('summary code');
    expect(await path.evaluate((code) => getComputedStyle(code).direction)).toBe('ltr');
    if (!filter) return;
    await page.getByRole('searchbox').fill('nothing like it');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    await expectAccessible(page, 'without results');
  });
}
