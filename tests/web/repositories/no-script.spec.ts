import { expect, test } from './repository-page-test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a repository is added, rejected, found, changed and imported', {
  tag: '@slow',
}, async ({ context, people, server }) => {
  const name = `plain ${crypto.randomUUID()}`;
  await context.addCookies(
    // The person may keep another language by now: other tests have chosen some.
    [...people.admin.cookies, ['i18next', 'en']].map(([key = '', value = '']) => ({
      name: key,
      value,
      url: server.url,
    })),
  );
  const page = await context.newPage();
  await page.goto(`${server.url}/manager/repositories/new`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Link').fill('nodot');
  await page.getByLabel('Description').fill('two\nlines');
  await page.getByRole('button', { name: 'Add repository' }).click();
  await expect(page.getByText('Invalid link, must contain at least a dot')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('two\nlines');
  await page.getByLabel('Link').fill('git.example/plain');
  await page.getByRole('button', { name: 'Add repository' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto(`${server.url}/manager/repositories`);
  await page.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-row-link]')).toHaveText([name]);
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Link').fill('http://git.example/other');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('link', { name: 'git.example/other' })).toBeVisible();

  await page.goto(`${server.url}/manager/repositories/import`);
  await page.getByLabel('Or paste the lines').fill(`${name},git.example/a\n${name} b;x,git.example/b`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Name already used' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Import one repository' }).click();
  await expect(page.getByText('One repository was added.')).toBeVisible();
});
