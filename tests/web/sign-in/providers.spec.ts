import { expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, test } from './sign-in-test.ts';

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
