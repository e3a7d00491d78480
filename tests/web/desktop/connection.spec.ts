import { connectionProblems, type DesktopState } from '#contract/desktop/state.ts';
import { product } from '#contract/product.ts';
import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';
import { serveShells } from '../serve-shells.ts';
import { fakeBridge } from './fake-bridge.ts';

// Long enough that the countdown is still shown on a slow machine.
const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString();
const failed = (problem: (typeof connectionProblems)[number]): DesktopState['connection'] => ({
  status: 'failed',
  problem,
  retryAt: inTenMinutes(),
});

// The browser says why a call failed, in its own words.
test.use({ expected: /Failed to load resource/ });

test('without a connection at the start the window shows the error, and the page loads by itself (fake bridge)', {
  tag: '@slow',
}, async ({ page, visit }) => {
  await serveShells(page);
  await page.route('**/api/fn/init*', (route) => route.abort());
  const fake = await fakeBridge(page, { connection: failed('unreachable') });
  await visit('admin', '/manager/users?search=amina');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('The server cannot be reached');
  await expect(page).toHaveTitle(`The server cannot be reached | ${product.name}`);
  await expect(page.getByText(/^Next try in \d+:\d\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => fake.calls('server.retry')).toHaveLength(1);

  for (const problem of connectionProblems) {
    const before = await heading.textContent();
    await fake.update({ connection: failed(problem) });
    if (problem !== 'unreachable') await expect(heading).not.toHaveText(before ?? '');
    expect(await violationsInBothThemes(page), problem).toEqual([]);
  }
  await fake.update({
    connection: failed('app-too-old'),
    update: { status: 'ready', version: '1.5.0', notes: '', requiresPassword: false },
  });
  await page.getByRole('button', { name: 'Restart to update' }).click();
  await expect.poll(() => fake.calls('updates.restart')).toHaveLength(1);

  await page.unroute('**/api/fn/init*');
  await fake.update({ connection: { status: 'online' } });
  await expect(heading).toContainText('Users');
  await expect(page).toHaveURL(/\/manager\/users\?search=amina$/);
});

test('a connection lost in use shows a banner above the page, which keeps input and reloads its data afterwards (fake bridge)', {
  tag: '@slow',
}, async ({ page, context, visit }) => {
  await serveShells(page);
  const fake = await fakeBridge(page);
  await visit('admin', '/manager/account');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Amina of the Harbour');
  await context.setOffline(true);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByRole('alert')).toContainText('What you typed is kept.');
  await expect(name).toHaveValue('Amina of the Harbour');
  await context.setOffline(false);
  await fake.update({ connection: failed('certificate') });
  const strip = page.getByText('The server’s certificate is not trusted.');
  await expect(strip).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  const read = page.waitForResponse((answer) => answer.url().includes('/api/fn/account.sessions'));
  await fake.update({ connection: { status: 'online' } });
  await read;
  await expect(strip).toBeHidden();
  await expect(name).toHaveValue('Amina of the Harbour');
});

test('another server is tested first, errors are shown, and only a working one is saved (fake bridge)', {
  tag: '@slow',
}, async ({ page, visit }) => {
  await serveShells(page);
  const fake = await fakeBridge(page, {
    server: { address: 'https://other.example', builtIn: 'https://app.example' },
  });
  await visit('nobody', '/login');
  await page.getByRole('button', { name: 'Server address: https://other.example' }).click();
  const dialog = page.getByRole('dialog', { name: 'Server address' });
  const field = dialog.getByLabel('Address');
  const send = dialog.getByRole('button', { name: 'Test and use' });
  await field.fill('');
  await send.click();
  await expect(dialog.getByText('Enter an address that begins with https://')).toBeVisible();
  expect(await fake.calls('server.test'), 'an empty address is not sent').toHaveLength(0);
  for (const problem of ['invalid', ...connectionProblems] as const) {
    await fake.answer('server.test', { ok: false, problem });
    await field.fill(`https://${problem}.example`);
    await send.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await fake.calls('server.change')).toHaveLength(0);
  expect(await violationsInBothThemes(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Use the built-in address' }).click();
  await expect(field).toHaveValue('https://app.example');
  await fake.answer('server.test', { ok: true, address: 'https://other.example' });
  await send.click();
  await expect(dialog, 'the present server is no change').toBeHidden();
  expect(await fake.calls('server.change')).toHaveLength(0);

  await fake.emit('server.open', undefined);
  await field.fill('app.example');
  await fake.answer('server.test', { ok: true, address: 'https://app.example' });
  await fake.answer('server.change', { ok: true, address: 'https://app.example' });
  const changed = page.waitForEvent('load');
  await send.click();
  await changed;
  await expect(page).toHaveURL(/\/login$/);
});
