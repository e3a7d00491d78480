import type { Page } from 'playwright/test';
import { expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, test } from './repository-page-test.ts';

/** Brings the page of an address to the state in which most is to be seen. */
const fill: Record<string, (page: Page) => Promise<void>> = {
  update: refuseEmptyName,
  new: refuseEmptyName,
  async import(page) {
    await page.locator('textarea').fill('a new one,git.example/a\nbad,nodot');
    await page.locator('button[value=preview]').click();
    await expect(page.getByRole('table')).toBeVisible();
  },
};

async function refuseEmptyName(page: Page) {
  await page.locator('input[name=name]').fill('');
  await page.locator('main button[type=submit]').click();
  await expect(page.getByRole('alert')).not.toHaveCount(0);
}

for (const { width, language, theme } of looks) {
  test(`axe finds nothing on pages with one repository, nothing scrolls sideways: ${language}`, {
    tag: '@slow',
  }, async ({ visit, page, add }) => {
    await page.setViewportSize({ width, height: 844 });
    const { id } = await add({ name: 'دفتر', description: 'سطر\nline' });
    const pages = [id, `${id}/update`, 'new', 'import'].map((path) => `/manager/repositories/${path}`);
    for (const path of ['/app', '/manager/dashboard', ...pages]) {
      await visit('admin', path, { language, theme });
      await fill[path.split('/').at(-1) ?? '']?.(page);
      await expectAccessible(page, path);
    }
  });
}
