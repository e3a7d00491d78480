import { product } from '#contract/product.ts';
import { expect, test, waitForHydration } from '../layout/layout-test.ts';

test('a name is changed: it shows in the frame at once, stays, and is not lost by leaving', async ({
  visit,
  newcomer,
  server,
}) => {
  const page = await visit(await newcomer(), '/app/account?state=change-name');
  const name = page.getByRole('textbox', { name: 'Name' });
  const save = page.getByRole('button', { name: 'Save' });
  await expect(name).toBeFocused();
  await expect(save).toBeDisabled();
  await name.fill('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name is required')).toBeVisible();
  await name.fill('Neema Otieno');
  await save.click();
  await expect(page.getByText('Name saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Neema Otieno' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/account$/);
  await expect(save).toBeDisabled();
  // As a browser without JavaScript sends it.
  const posted = await page.request.post(page.url(), {
    headers: { origin: server.url },
    form: { name: ' Neema A. Otieno ' },
    maxRedirects: 0,
  });
  expect([posted.status(), posted.headers().location]).toEqual([303, '/app/account']);
  await page.reload();
  await waitForHydration(page);
  await expect(name).toHaveValue('Neema A. Otieno');

  await name.fill('Neema O');
  const home = page.getByRole('link', { name: 'Home' });
  await home.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Neema O');
  await home.click();
  await question.getByRole('button').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Neema');
});

test('theme, language and single keys act at once and are there on the next visit', {
  tag: '@slow',
}, async ({ visit, newcomer }) => {
  const page = await visit(await newcomer('admin'), '/manager/dashboard');
  await page.getByRole('button', { name: /Amina/ }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/manager\/account$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();
  await expect(page).toHaveTitle(`Account | ${product.name}`);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveClass('dark');
  const keys = page.getByRole('switch', { name: 'Single-key shortcuts' });
  await expect(keys).toBeChecked();
  await keys.uncheck();
  const kept = page.waitForResponse('**/api/fn/account.setLanguage');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('switch')).not.toBeChecked();
});

test.describe('where the server does not answer', () => {
  test.use({ expected: /Failed to load resource/ });

  test('one notice stands above all sections, and none vanishes when their data comes', {
    tag: '@slow',
  }, async ({ visit, newcomer }) => {
    const page = await visit(await newcomer(), '/app');
    const operations = /\/api\/fn\/(?!init|organizations|home)/;
    await page.route(operations, (route) => route.abort());
    await page.getByRole('button', { name: 'Account of Amina Wanjiru' }).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    const main = page.getByRole('main');
    const retried = main.getByText('The server does not answer. Trying again…');
    await expect(retried).toHaveCount(1);
    const sections = main.getByRole('region');
    const names = await sections.getByRole('heading', { level: 2 }).allTextContents();
    expect(names).toContain('Profile');

    await page.getByRole('button', { name: 'Stop waiting' }).click();
    await expect(main.getByRole('alert')).toHaveCount(1);
    await page.unroute(operations);
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(retried).toHaveCount(0);
    expect(await sections.getByRole('heading', { level: 2 }).allTextContents()).toEqual(names);
  });
});
