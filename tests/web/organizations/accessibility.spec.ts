import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';
import { createOrganization } from './organization-test.ts';

const looks = [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
] as const;

test('axe finds nothing: pages, menu and dialog, both themes, right to left, on a phone', async ({
  visit,
  page,
  newcomer,
  server,
}) => {
  test.setTimeout(180_000);
  const owner = await newcomer();
  const { id, add } = await createOrganization(server, owner, 'Acme');
  await createOrganization(server, owner, 'مؤسسة النور');
  await add('Omar Benali', 'admin');
  for (const { language, width } of looks) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['', '/new', `/${id}`, `/${id}/members`]) {
      await visit(owner, `/app/organizations${path}`, { language });
      expect(await violationsInBothThemes(page), `${path} ${language}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
    await page.getByRole('banner').locator('button[aria-haspopup=menu]').first().click();
    await expect(page.getByRole('menuitemradio')).toHaveCount(3);
    expect(await violationsInBothThemes(page), `menu ${language}`).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('row').filter({ hasText: 'Omar' }).getByRole('button').click();
    await page.getByRole('menuitem').first().click();
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(3);
    expect(await violationsInBothThemes(page), `role ${language}`).toEqual([]);
  }
});
