import { waitForHydration } from '../layout/layout-test.ts';
import { expect, test } from './repository-page-test.ts';

test('leaving asks while something typed is not saved, and only then', { tag: '@slow' }, async ({
  visit,
  page,
  add,
}) => {
  const { id, name } = await add();
  await visit('admin', `/manager/repositories/${id}`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Link').focus();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Description').fill('not saved');
  // No person is back at once; on a busy machine Playwright is, before the page has drawn what was typed.
  await expect.poll(() => page.evaluate(asksBeforeUnload)).toBe(true);
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Description')).toHaveValue('not saved');

  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await waitForHydration(page);
  await expect(page.getByText('Your unsaved text is back.')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('not saved');
  await expect.poll(() => page.evaluate(asksBeforeUnload)).toBe(true);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto(`${new URL(page.url()).origin}/manager/repositories/${id}/update`);
  await expect(page.getByLabel('Description')).toHaveValue('');
});

test.describe(() => {
  test.use({ expected: /status of 40[13]/ });

  test('text survives a session that ends while one types, with the version that it belongs to', {
    tag: '@slow',
  }, async ({ visit, page, add, change, newcomer, people, server }) => {
    const repository = await add();
    const person = await newcomer('admin');
    const { sql } = server.database;
    await visit(person, `/manager/repositories/${repository.id}/update`);
    await page.getByLabel('Description').fill('a long text');
    const ends = (at: string) =>
      sql`update sessions set expires_at = now() + ${at}::interval from users
          where user_id = users.id and email = ${person.email}`;
    await ends('-1 minute');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await change(repository, people.admin, { link: 'https://theirs.example/code' });

    // As if signed in again: /login leads back.
    await ends('1 day');
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`${repository.id}/update$`));
    await expect(page.getByLabel('Description')).toHaveValue('a long text');
    await expect(page.getByText('Your unsaved text is back.')).toBeVisible();
    await expect(page.locator('input[name=expectedUpdatedAt]')).toHaveValue(repository.updatedAt);
  });
});

function asksBeforeUnload(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
