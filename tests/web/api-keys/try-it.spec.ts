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

test('each operation says what it requires of its caller, and is tried only where that is no session', {
  tag: '@slow',
}, async ({ visit, page }) => {
  test.slow();
  await visit('admin', '/manager/api-documentation?searchTerm=/api/users');
  const document = await (await page.request.get('/api/openapi')).json();
  const operations = Object.entries<Record<string, { security: object[] }>>(document.paths).flatMap(
    ([path, item]) => Object.entries(item).map(([method, { security }]) => ({ path, method, security })),
  );
  const ofUsers = operations.filter(({ path }) => path.startsWith('/users'));
  const operation = (method: string, path: string) =>
    page.locator(`.opblock-${method}`).filter({ has: page.locator(`[data-path="/api${path}"]`) });
  await expect(page.locator('.opblock')).toHaveCount(ofUsers.length, { timeout: 60_000 });
  for (const { path, method, security } of ofUsers)
    await expect(operation(method, path).locator('.reference-access'), `${method} ${path}`).toHaveText(
      security.length > 1 ? 'Session or API key' : 'Session only',
    );

  const forKeys = operation('get', '/users/count');
  await forKeys.locator('.opblock-summary-control').click();
  await expect(forKeys.locator('.reference-note code')).toHaveText('user:list');
  await expect(forKeys.locator('.reference-note')).toContainText('sends the API key');
  await expect(forKeys.getByRole('button', { name: 'Try it out' })).toBeVisible();
  const forSessions = operation('post', '/users');
  await forSessions.locator('.opblock-summary-control').click();
  await expect(forSessions.locator('.reference-note')).toContainText('You can’t try it here');
  await expect(forSessions.getByRole('button', { name: 'Try it out' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('sign-out');
  const forEveryone = page.locator('.opblock');
  await expect(forEveryone.locator('.reference-access')).toHaveText('No sign-in');
  await forEveryone.locator('.opblock-summary-control').click();
  await expect(forEveryone.getByRole('button', { name: 'Try it out' })).toBeVisible();
});
