import type { Page } from 'playwright/test';
import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, refused, test, waitForHydration } from './sign-in-test.ts';

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

test('a long name stacks the buttons; each is as wide as the column', async ({ page }) => {
  await page.goto('/login');
  const found = await boxes(page);
  expect(found.map((box) => box?.width)).toEqual([352, 352, 352]);
  expect(new Set(found.map((box) => box?.height))).toEqual(new Set([36]));
});

test('a provider starts without JavaScript, too: the browser is sent to it', async ({ request, server }) => {
  const answer = await request.post(`${server.url}/login`, {
    form: { provider: 'github' },
    headers: { origin: server.url },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?/);
});

test('axe finds nothing on the page with all of them', async ({ page }) => {
  for (const language of ['en', 'ar']) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/login?lng=${language}`);
      await waitForHydration(page);
      await expect(page.locator('button[name=provider]')).toHaveCount(3);
      expect(await violationsInBothThemes(page), `${language} at ${width}`).toEqual([]);
    }
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expected: refused });

    test('a provider that does not answer is an unknown error', async ({ page, server }) => {
      await page.goto('/login?redirect=%2Fapp%3Ftab%3D2');
      await page.getByRole('button', { name: 'Continue with Mwangaza Community' }).click();
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await expect(page).toHaveURL(`${server.url}/login/error?redirect=%2Fapp%3Ftab%3D2&error=unknown_error`);
      await page.getByRole('link', { name: 'Back to sign-in' }).click();
      await expect(page).toHaveURL(`${server.url}/login?redirect=%2Fapp%3Ftab%3D2`);
    });
  });
}
