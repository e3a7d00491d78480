import type { Page } from 'playwright/test';
import { addUser } from '../users/add-user.ts';
import { expect, neverIdle, refusedDocument, test } from './layout-test.ts';

// Going back focuses the row of a user, which then requests that user, who may be deleted by then.
test.use({ expected: refusedDocument });

/** Keeps requests waiting until they are released. */
async function hold(page: Page, url: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('choosing a language does not return to the page that the user has left meanwhile', {
  tag: '@slow',
}, async ({ visit, page, server }) => {
  const release = await hold(page, '**/locales/sw/**');
  await visit('admin', '/app?lng=en');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Manager' }).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page).toHaveURL(`${server.url}/manager/dashboard`);
});

test('a search that follows the typing does not keep the user on the list', { tag: '@slow' }, async ({
  visit,
  page,
  server,
}) => {
  await neverIdle(page);
  const { id, name } = await addUser(server, { name: `Ada ${crypto.randomUUID()}` });
  const release = await hold(page, '**/assets/user-page-*');
  await page.clock.install();
  await visit('admin', `/manager/users?searchTerm=${encodeURIComponent(name)}`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox').fill('Ada');
  await page.getByRole('link', { name }).click();
  await page.clock.runFor(2_000);
  await page.clock.resume();
  release();
  await expect(page).toHaveURL(`${server.url}/manager/users/${id}`);
});

test('deleting a user does not call back who has left the page of the user', { tag: '@slow' }, async ({
  visit,
  page,
  server,
}) => {
  const { name } = await addUser(server, { name: `Ada ${crypto.randomUUID()}` });
  const list = `/manager/users?searchTerm=${encodeURIComponent(name)}`;
  await visit('admin', list);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  const release = await hold(page, '**/api/fn/users.delete*');
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill(name);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  release();
  await expect(page.getByText(/was deleted/)).toBeVisible();
  await expect(page).toHaveURL(server.url + list);
});
