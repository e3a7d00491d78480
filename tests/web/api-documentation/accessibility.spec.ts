import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';

// The whole page once: axe takes long over sixty rows.
const looks = [
  [1280, 'en', ''],
  [390, 'fr', '&searchTerm=list-users'],
  [320, 'ar', '&searchTerm=list-users'],
] as const;

test('axe finds nothing and nothing scrolls sideways, with an operation open and without results', async ({
  visit,
  page,
}) => {
  test.slow();
  const address = '/manager/api-documentation?document=authentication';
  for (const [width, language, filter] of looks) {
    await page.setViewportSize({ width, height: 844 });
    await visit('admin', `${address}${filter}#listUsers`, { language });
    const row = page.locator('#listUsers');
    await expect(row.getByText('curl')).toBeVisible();
    if (!filter) {
      await page.locator('#errors > summary').click();
      await expect(page.locator('#errors code').first()).toBeVisible();
    }
    expect(await violationsInBothThemes(page), `${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Beside text and other links, a finger finds each of them.
    const heights = await page
      .locator('a[download]')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights).toHaveLength(2);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    // Paths are read from left to right in every language.
    const path = row.locator('summary code');
    expect(await path.evaluate((code) => getComputedStyle(code).direction)).toBe('ltr');
    if (!filter) continue;
    await page.getByRole('searchbox').fill('nothing like it');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    // Otherwise the next visit, at the address of before, would not leave the page.
    await expect(page).toHaveURL(/nothing/);
    expect(await violationsInBothThemes(page), `${width} without results`).toEqual([]);
  }
});
