import { makeKey } from '#tests/support/api-keys.ts';
import { expectAccessible } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';

test.use({ expected: /status of 401/ });

for (const theme of ['light', 'dark'] as const) {
  test(`the API documentation tries requests with a key, not with the session: ${theme}`, {
    tag: '@slow',
  }, async ({ visit, newcomer, page }) => {
    test.slow();
    const admin = await newcomer('admin');
    const { token } = await makeKey(admin, { permissions: ['user:list'] });
    await visit(admin, '/manager/api-documentation?searchTerm=/api/users/count#/Users/users.count', {
      theme,
    });
    await page.getByRole('button', { name: 'Try it out' }).click();
    const send = page.getByRole('button', { name: 'Execute' });
    const status = page.locator('.live-responses-table .response-col_status').last();
    await send.click();
    await expect(status).toHaveText(/401/);
    await page.getByLabel('API key').fill(token);
    await send.click();
    await expect(status).toHaveText(/200/);
    await expectAccessible(page);
  });
}
