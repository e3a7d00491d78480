import { product } from '#contract/product.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, neverIdle, test } from './layout-test.ts';
import {
  goOffline,
  heading,
  type OfflineForm,
  offlineText,
  strip,
  testOfflineForm,
  word,
} from './offline-form.ts';

// What a browser logs for calls that cannot be made.
test.use({
  expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|Failed to fetch|status of 401/,
});

const newUser: OfflineForm = {
  path: '/manager/users/new',
  person: 'admin',
  fields: () => ({ Name: `Amina ${word()}`, 'E-mail': `${word()}@example.com` }),
  button: 'Create user',
  action: 'save-user',
  after: (page, typed) => expect(heading(page)).toHaveText(typed.Name ?? ''),
};

testOfflineForm(newUser);
testOfflineForm({ ...newUser, comes: false });
testOfflineForm({
  path: '/login',
  person: 'nobody',
  fields: () => ({ 'E-mail': `${word()}@example.com` }),
  button: 'Continue with e-mail',
  action: 'request-code',
  after: (page) => expect(heading(page)).toHaveText('Check your e-mail'),
});

test('a page opened offline says so and loads by itself: one whose code is missing, and one whose data is', {
  tag: '@slow',
}, async ({ visit, page, context }) => {
  await visit('admin', '/manager/dashboard');
  await page.waitForLoadState('networkidle');
  await goOffline(page);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page).toHaveURL(/\/manager\/users$/);
  await expect(page).toHaveTitle(`You are offline | ${product.name}`);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading(page)).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(heading(page)).toContainText('Users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await page.locator('[data-row-link]').first().click();
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await goOffline(page);
  const other = page.locator('[data-row-link]').nth(1);
  const name = await other.textContent();
  await other.click();
  await expect(page.getByRole('heading', { level: 2, name: 'You are offline' }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(name ?? '');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
});

test('a page whose code failed to load loads by itself, with another document', { tag: '@slow' }, async ({
  visit,
  page,
}) => {
  await visit('admin', '/manager/dashboard');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/users-page-*', (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(heading(page)).toContainText('Users');
});

test('a menu or dialog opened offline shows an error, leaves the page as it is, and opens later', {
  tag: '@slow',
}, async ({ visit, page, context }) => {
  await neverIdle(page);
  await visit('admin', '/manager/users/new');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Name').fill('kept');
  // The question's code comes with the text. A browser that loses it on its way asks for it no more.
  const question = page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' });
  await page.getByRole('link', { name: 'Cancel' }).click();
  await question.click();
  await goOffline(page);
  const person = page.getByRole('button', { name: /Amina Wanjiru/ });
  await person.click();
  await expect(person).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Control+k');
  await page.getByRole('button', { name: 'Toggle sidebar' }).hover();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await question.click();
  await expect(page.getByLabel('Name')).toHaveValue('kept');
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0);
  await person.click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  await page.keyboard.press('Escape');

  await goOffline(page);
  await person.click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Name')).toHaveValue('kept');
});

test('signing out without a network says so and stays', { tag: '@slow' }, async ({
  visit,
  page,
  context,
  newcomer,
}) => {
  await visit(await newcomer('user'), '/app/account');
  await page.waitForLoadState('networkidle');
  const person = page.getByRole('button', { name: 'Account of Amina Wanjiru' });
  await person.click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  await goOffline(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/app\/account$/);
  await expect(page.locator('[data-sonner-toast]')).toContainText(offlineText);
  await context.setOffline(false);
  await person.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(heading(page)).toHaveText(/Sign in/);
});

test('while a read that failed is tried again the page says so, and one can stop waiting', {
  tag: '@slow',
}, async ({ visit, page }) => {
  await visit('admin', '/manager/dashboard');
  await page.waitForLoadState('networkidle');
  let broken = true;
  const answer = (pattern: string) =>
    page.route(pattern, (route) => (broken ? route.abort() : route.continue()));
  await answer('**/api/fn/users.list*');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  const notice = page.getByText('The server does not answer. Trying again…');
  await expect(notice).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  broken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  broken = true;
  await answer('**/api/fn/users.read*');
  await page.locator('[data-row-link]').first().click();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  broken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
});

test('a write that failed is sent once, be it a form or a press, while a read is tried again', {
  tag: '@slow',
}, async ({ visit, page, newcomer, server }) => {
  const person = await newcomer('admin');
  // Another device, to be signed out.
  await signInUser(server, person.email);
  await visit(person, '/manager/account');
  const writes: string[] = [];
  let reads = 0;
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isWrite = route.request().method() !== 'GET';
    if (isWrite) writes.push(pathname);
    else if (pathname.endsWith('users.list')) reads += 1;
    else return await route.continue();
    await route.abort();
  });
  const name = page.getByLabel(/^Name/);
  const before = await name.inputValue();
  await name.fill(`Amina ${word()}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await expect(page.getByText(/^Still signed in: /)).toBeVisible();
  // Nothing is left that leaving would ask about. A write that is repeated as reads are comes before the read does.
  await name.fill(before);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect.poll(() => reads).toBeGreaterThan(1);
  expect(writes).toHaveLength(2);
  expect(new Set(writes).size).toBe(2);
});
