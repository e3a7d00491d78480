import { fakeBridge } from '../desktop/fake-bridge.ts';
import { expect, test } from '../layout/layout-test.ts';
import { serveShells } from '../serve-shells.ts';
import { countRequests } from './passkeys-test.ts';

test('in the desktop app the system’s browser uses passkeys, and makes them (fake bridge)', {
  tag: '@slow',
}, async ({ page, visit }) => {
  await serveShells(page);
  const fake = await fakeBridge(page);
  await countRequests(page);
  await visit('nobody', '/login?redirect=/app/account');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect.poll(() => fake.calls('signIn.start')).toEqual([{ provider: 'passkey' }]);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fapp%2Faccount$/);

  await visit('user', '/app/account');
  await page.evaluate(() => {
    window.open = (address) => {
      Object.assign(window, { opened: address });
      return null;
    };
  });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect.poll(() => page.evaluate('opened')).toBe('https://app.example/app/account');
  expect(await page.evaluate('asked')).toEqual([]);
});
