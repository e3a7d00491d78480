import type { Dashboard } from '#contract/dashboard/dashboard.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';
import { serveShells } from '../serve-shells.ts';
import { changeInit } from './desktop-page.ts';
import { fakeBridge } from './fake-bridge.ts';

test('sign-in in the browser: the page waits, takes the code, shows errors, and keeps input (fake bridge)', {
  tag: '@slow',
}, async ({ page, visit }) => {
  await serveShells(page);
  const fake = await fakeBridge(page, { sessionStorage: 'memory' });
  await changeInit(page, { providers: [{ id: 'github', name: 'GitHub' }] });
  await visit('nobody', '/login?redirect=/app/account');
  await page.getByText('This computer offers no keyring').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await expect.poll(() => fake.calls('signIn.start')).toEqual([{ provider: 'github' }]);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fapp%2Faccount$/);

  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  await fake.update({ signIn: { status: 'waiting', expiresAt } });
  await expect(page.getByRole('heading', { level: 1, name: 'Continue in your browser' })).toBeFocused();
  await expect(page.getByText(/^Time left (10:00|9:\d\d)$/)).toBeVisible();
  await fake.answer('signIn.paste', { accepted: false });
  await page.getByLabel('Code from the browser').fill(' nonsense ');
  await page.getByRole('button', { name: 'Use the code' }).click();
  await expect(page.getByText('This is not the code of this sign-in.')).toBeVisible();
  expect(await fake.calls('signIn.paste')).toEqual([{ code: 'nonsense' }]);
  expect(await violationsInBothThemes(page)).toEqual([]);

  for (const reason of ['expired', 'invalid', 'unreachable'] as const) {
    await fake.update({ signIn: { status: 'failed', reason } });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Code from the browser')).toBeVisible({ visible: reason === 'unreachable' });
  }
  await page.getByRole('button', { name: 'Open the browser again' }).click();
  await expect.poll(() => fake.calls('signIn.start')).toHaveLength(2);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => fake.calls('signIn.cancel')).toHaveLength(1);
  await fake.update({ signIn: { status: 'idle' } });
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@example.com');
  await page.reload();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page.getByText('This computer offers no keyring')).toBeHidden();
});

test('once the browser has signed in, the app goes on to the page that was asked for (fake bridge)', {
  tag: '@slow',
}, async ({ page, visit, context, people, server }) => {
  await serveShells(page);
  const fake = await fakeBridge(page, { signIn: { status: 'finishing' } });
  await visit('nobody', '/login?redirect=/app/account');
  await expect(page.getByText('Signing in')).toBeVisible();
  const cookies = [...people.user.cookies].map(([name, value]) => ({ name, value, url: server.url }));
  await context.addCookies(cookies);
  await fake.update({ signIn: { status: 'idle' } });
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/account$/);
  await expect(page.getByRole('heading', { name: 'Desktop app' })).toBeVisible();
  await expect(page.getByLabel('Notifications'), 'nothing is reported to users').toBeHidden();
});

test('updates: downloaded in the background, offered above the user menu, shown on the account page (fake bridge)', {
  tag: '@slow',
}, async ({ page, visit }) => {
  await serveShells(page);
  const fake = await fakeBridge(page, { update: { status: 'downloading', version: '1.5.0', percent: 40 } });
  await visit('admin', '/manager/account');
  const progress = page.getByRole('progressbar', { name: 'Downloading version 1.5.0' });
  await expect(progress.first()).toHaveAttribute('aria-valuenow', '40');
  await fake.update({
    update: {
      status: 'ready',
      version: '1.5.0',
      notes: 'Faster lists\nFewer clicks',
      requiresPassword: false,
    },
  });
  const side = page.getByRole('complementary', { name: 'Main navigation' });
  await side.getByRole('button', { name: 'What is new in 1.5.0' }).click();
  await expect(page.getByRole('dialog')).toContainText('Faster lists');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Later' }).click();
  await side.getByRole('button', { name: 'Restart to update' }).click();
  await expect.poll(() => fake.calls('updates.restart')).toHaveLength(1);
  for (const [update, text] of [
    [{ status: 'failed', reason: 'invalid' }, 'This version keeps working.'],
    [{ status: 'unsupported', reason: 'package-manager' }, 'install it with this command:'],
    [{ status: 'ready', version: '1.5.0', notes: '', requiresPassword: true }, 'an administrator’s password'],
    [{ status: 'idle' }, 'New versions come by themselves.'],
  ] as const) {
    await fake.update({ update });
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect.poll(() => fake.calls('updates.check')).toHaveLength(1);
});

test('links: offered on the sign-in page, and a switch on the account page shows the setting (fake bridge)', {
  tag: '@slow',
}, async ({ page, visit }) => {
  await serveShells(page);
  const fake = await fakeBridge(page, { links: 'undecided' });
  await visit('nobody', '/login');
  const offer = page.getByText('Let the browser open this app again');
  await expect(offer).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await fake.update({ links: 'blocked' });
  await expect(page.getByRole('alert')).toContainText('did not let it be set up');
  await fake.update({ links: 'undecided' });
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.poll(() => fake.calls('links.choose')).toEqual([{ accept: true }, { accept: false }]);
  await fake.update({ links: 'off' });
  await expect(offer).toBeHidden();

  await visit('user', '/app/account');
  await fake.update({ links: 'off' });
  const links = page.getByRole('switch', { name: 'Links from the browser' });
  await links.click();
  await expect.poll(() => fake.calls('links.choose')).toEqual([{ accept: true }]);
  await fake.update({ links: 'on' });
  await expect(links).toBeChecked();
  await fake.update({ links: 'blocked' });
  await expect(links).not.toBeChecked();
  await expect(links).toHaveAccessibleDescription(/did not let it be set up/);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await fake.update({ links: 'installed' });
  await expect(links).toBeHidden();
});

test('find in page: Enter searches and goes on, the field’s own text does not count, Escape closes (fake bridge)', {
  tag: '@slow',
}, async ({ page, visit }) => {
  await serveShells(page);
  const fake = await fakeBridge(page);
  await visit('admin', '/manager/dashboard');
  await fake.emit('find.open', undefined);
  const bar = page.getByRole('search', { name: 'Find in page' });
  await expect(bar.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('mail');
  await page.keyboard.press('Enter');
  await fake.emit('find.result', { active: 1, total: 3 });
  await expect(bar).toContainText('1 of 2');
  await page.keyboard.press('Shift+Enter');
  await fake.emit('find.result', { active: 3, total: 3 });
  await expect
    .poll(() => fake.calls('find.start'))
    .toEqual([
      { text: 'mail', forward: true, next: false },
      { text: 'mail', forward: false, next: true },
      { text: 'mail', forward: false, next: true },
    ]);
  await fake.emit('find.result', { active: 2, total: 3 });
  await expect(bar).toContainText('2 of 2');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect.poll(() => fake.calls('find.stop')).toHaveLength(1);
});

test('who signs up, and mail that is stuck, notifies managers until they look, or turn it off (fake bridge)', {
  tag: '@slow',
}, async ({ page, visit, newcomer, server }) => {
  await serveShells(page);
  const fake = await fakeBridge(page);
  const admin = await newcomer('admin');
  const answers = { mail: (dashboard: Dashboard) => dashboard };
  await page.route('**/api/fn/dashboard.read*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: answers.mail(await answer.json()) });
  });
  await visit(admin, '/manager/dashboard');
  await expect(page.getByRole('heading', { name: 'Newest users' })).toBeVisible();
  await signInUser(server, `${crypto.randomUUID()}@example.com`, 'Juma Otieno');
  answers.mail = (dashboard) => ({
    ...dashboard,
    mail: { ...dashboard.mail, state: 'stopped', waiting: 3 },
  });
  await visit(admin, '/manager/account');
  await expect
    .poll(() => fake.calls('notifications.show'))
    .toEqual([
      { title: 'New sign-up', body: '\u2068Juma Otieno\u2069 has signed up.', path: '/manager/users' },
      { title: 'Mail is not going out', body: '3 messages are waiting.', path: '/manager/dashboard' },
    ]);
  await expect.poll(async () => (await fake.calls('badge.set')).at(-1)).toEqual({ count: 2 });
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect.poll(async () => (await fake.calls('badge.set')).at(-1)).toEqual({ count: 0 });
  await page.goBack();
  await page.getByLabel('Notifications').uncheck();
  await visit(admin, '/manager/account');
  await expect(page.getByLabel('Notifications')).not.toBeChecked();
  expect(await fake.calls('notifications.show')).toEqual([]);
  expect(await violationsInBothThemes(page)).toEqual([]);
});
