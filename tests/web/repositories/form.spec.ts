import { product } from '#contract/product.ts';
import { expect, test } from './repository-page-test.ts';

test('a new repository: checked while one types, sent by keys, shown, and known to the list', async ({
  visit,
  page,
}) => {
  const name = `Étoile ${crypto.randomUUID()}`;
  await visit('admin', '/manager/repositories');
  await page.getByRole('link', { name: 'New repository' }).first().click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Link').fill('nodot');
  await page.getByLabel('Description').focus();
  await expect(page.getByText('Invalid link, must contain at least a dot')).toBeVisible();
  await page.getByLabel('Link').fill('http//git.example/etoile');
  await page.getByLabel('Description').focus();
  await expect(page.getByText('must be a web address such as https://git.example/team/app')).toBeVisible();
  await page.getByLabel('Link').fill('git.example/etoile');
  await expect(page.getByText('Invalid link')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add repository' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Link')).toHaveValue('git.example/etoile');

  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Description').fill('first line\nsecond line');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('[data-sonner-toast]')).toContainText(name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} | ${product.name}`);
  await expect(page.locator('main').getByRole('link', { name: 'git.example/etoile' })).toHaveAttribute(
    'href',
    'https://git.example/etoile',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'added this repository' })).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Code Repositories' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a name already in use is an error on the field, with a link to its record', { tag: '@slow' }, async ({
  visit,
  page,
  add,
}) => {
  const [mine, other] = [await add(), await add()];
  await visit('admin', `/manager/repositories/${mine.id}/update`);
  await expect(page).toHaveTitle(`Edit repository · ${mine.name} | ${product.name}`);
  await page.getByLabel('Description').fill('kept');
  await page.getByLabel('Name').fill(other.name.toUpperCase());
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Name already used')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Description')).toHaveValue('kept');
  const way = page.getByRole('link', { name: 'open that repository' });
  await expect(way).toHaveAttribute('href', `/manager/repositories/${other.id}`);
  // It stays when the focus moves on.
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) await page.keyboard.press(key);
  await expect(way).toBeFocused();
  await page.getByLabel('Name').fill(mine.name);
  await expect(page.getByText('Name already used')).toHaveCount(0);
});

test('changes of somebody else are shown beside the input, and can be taken over', { tag: '@slow' }, async ({
  visit,
  page,
  add,
  change,
  newcomer,
}) => {
  const repository = await add({ description: 'before' });
  const somebody = await newcomer('admin');
  await visit('admin', `/manager/repositories/${repository.id}/update`);
  await page.getByLabel('Description').fill('mine');
  await change(repository, somebody, { link: 'https://theirs.example/code', description: 'theirs' });
  await page.getByRole('button', { name: 'Save changes' }).click();

  const alert = page.getByRole('alert').filter({ hasText: 'changed this repository while you were editing' });
  await expect(alert).toContainText('Amina Wanjiru');
  await expect(alert).toContainText('Your text is kept.');
  await expect(alert).toContainText('theirs.example/code');
  await expect(page.getByLabel('Description')).toHaveValue('mine');
  await alert.getByRole('button', { name: 'Take theirs' }).first().click();
  await expect(page.getByLabel('Link')).toHaveValue('https://theirs.example/code');
  await alert.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: repository.name })).toBeVisible();
  await expect(page.getByText('mine', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /theirs\.example/ })).toBeVisible();
});
