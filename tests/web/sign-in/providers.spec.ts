import type { Page } from 'playwright/test';
import { expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, refused, test } from './sign-in-test.ts';

test.use({
  variables: {
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'secret',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Mwangaza Community',
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
  },
});

async function boxes(page: Page) {
  const buttons = await page.getByRole('button', { name: /^Continue with (?!e-mail)/ }).all();
  return Promise.all(buttons.map((button) => button.boundingBox()));
}

test('a long name stacks the buttons; each is as wide as the column', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/login');
  const found = await boxes(page);
  expect(found.map((box) => box?.width)).toEqual([352, 352, 352]);
  expect(new Set(found.map((box) => box?.height))).toEqual(new Set([36]));
});

for (const { language, theme, width } of looks)
  test(`axe finds nothing on the page with all of them: ${language}`, { tag: '@slow' }, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit('nobody', '/login', { language, theme });
    await expect(page.locator('button[name=provider]')).toHaveCount(3);
    await expectAccessible(page);
  });

test.describe(() => {
  test.use({ expected: refused });

  test('a provider that does not answer is an unknown error', { tag: '@slow' }, async ({ page, server }) => {
    await page.goto('/login?redirect=%2Fapp%3Ftab%3D2');
    await page.getByRole('button', { name: 'Continue with Mwangaza Community' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/login/error?redirect=%2Fapp%3Ftab%3D2&error=unknown_error`);
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await expect(page).toHaveURL(`${server.url}/login?redirect=%2Fapp%3Ftab%3D2`);
  });
});
