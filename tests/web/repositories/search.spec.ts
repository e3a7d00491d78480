import { expect, test } from '../layout/layout-test.ts';
import { fillRepositories, foot, nameOf, rowNames } from './list-test.ts';

test('the search updates while typing, keeps the previous rows, and is in the address', {
  tag: '@slow',
}, async ({ visit, server }) => {
  await fillRepositories(server, 30);
  const page = await visit('admin', '/manager/dashboard');
  await page.clock.install();
  await page.getByRole('link', { name: 'Code Repositories' }).click();
  const search = page.getByRole('searchbox');
  await expect(foot(page)).toContainText('20 of 30');
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/fn/repositories.list*', async (route) => {
    asked.push(decodeURIComponent(route.request().url()));
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  // The clock stands still, so that slow typing makes no difference.
  await page.clock.pauseAt(Date.now() + 10_000);
  await search.pressSequentially('number 017');
  await page.clock.resume();
  await expect(page).toHaveURL(/searchTerm=number\+017$/);
  expect(await rowNames(page)).toHaveLength(20);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  // Nothing says that these rows are what was found, and how many that are.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Code Repositories\s*$/);
  await expect(foot(page).getByRole('status')).toHaveText('Loading…');
  await expect(foot(page).getByRole('button')).toHaveCount(0);
  release();
  await expect(page.locator('[data-row-link]')).toHaveText([nameOf(17)]);
  await expect(foot(page)).toHaveText(/That is all 1/);
  expect(asked).toHaveLength(1);

  await search.fill('number 99');
  await expect(page.getByRole('heading', { name: 'No results for "number 99"' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(page).toHaveURL(/\/manager\/repositories$/);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await search.fill('number 005');
  await expect(page.locator('[data-row-link]')).toHaveText([nameOf(5)]);
  await search.press('Escape');
  await expect(page).toHaveURL(/\/manager\/repositories$/);
  // Typing replaced the address: one step back leaves the list.
  await page.goBack();
  await expect(page).toHaveURL(/\/manager\/dashboard$/);
  // A link with a term fills the field.
  await page.goto(`${server.url}/manager/repositories?searchTerm=number%20008`);
  await expect(search).toHaveValue('number 008');
  expect(await rowNames(page)).toEqual([nameOf(8)]);
});

test('filters narrow the list beside the search, and can be taken out again', { tag: '@slow' }, async ({
  visit,
  server,
}) => {
  await fillRepositories(server, 30);
  const page = await visit('admin', '/manager/repositories');
  await page.getByRole('button', { name: 'Changed any' }).click();
  await page.getByRole('menuitemradio', { name: 'in the last day', exact: true }).click();
  await expect(foot(page)).toContainText('20 of 23');
  await expect(page).toHaveURL(/changedWithin=1$/);
  await page.getByRole('searchbox').fill('number 029');
  await expect(page.getByRole('heading', { name: 'No results for "number 029"' })).toBeVisible();
  await page.getByRole('searchbox').press('Escape');
  await expect(foot(page)).toContainText('20 of 23');
  await page.goto(`${server.url}/manager/repositories?addedBy=nobody`);
  await expect(page.getByText('No repository is as these filters say.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(foot(page)).toContainText('20 of 30');
});

test('a filter that is chosen in the moment of a search holds', { tag: '@slow' }, async ({
  visit,
  server,
}) => {
  await fillRepositories(server, 30);
  const page = await visit('admin', '/manager/repositories?searchTerm=number');
  await page.getByRole('button', { name: 'Changed any' }).click();
  const choice = page.getByRole('menuitemradio', { name: 'in the last day', exact: true });
  await choice.waitFor();
  const search = await page.getByRole('searchbox', { includeHidden: true }).elementHandle();
  // Before the page has drawn what the first of the two changes.
  await choice.evaluate((item: HTMLElement, field) => {
    item.click();
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  }, search);
  await expect(page).toHaveURL(/repositories\?changedWithin=1$/);
});
