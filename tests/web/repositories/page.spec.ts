import { expect, test } from './repository-page-test.ts';

test('the page of a repository: facts, activity, a safe link, and back to the list as it was', async ({
  visit,
  page,
  add,
  change,
  newcomer,
  context,
}) => {
  const repository = await add({ name: 'دفتر', description: 'سطر\nA line' });
  const somebody = await newcomer('admin');
  await change(repository, somebody, { link: 'https://git.example/orders' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [, term = ''] = repository.name.split(' ');
  await visit('admin', `/manager/repositories?searchTerm=${term}`);
  await page.getByRole('link', { name: repository.name }).click();
  const link = page.getByRole('link', { name: 'git.example/orders' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('listitem').filter({ hasText: 'changed the link' })).toContainText(
    'Amina Wanjiru',
  );
  await expect(page.getByRole('definition').first()).toContainText(/Today at \d\d:\d\d by .*Amina Wanjiru/);
  await page.getByRole('button', { name: 'Copy identifier' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(repository.id);

  await page.setViewportSize({ width: 1280, height: 240 });
  await page.mouse.wheel(0, 400);
  await expect(page.locator('[data-sticky=page-head]')).toContainText(repository.name);
  await page.getByRole('main').getByRole('link', { name: 'Code Repositories' }).click();
  await expect(page).toHaveURL(new RegExp(`searchTerm=${term}$`));
  await expect(page.getByRole('link', { name: repository.name })).toBeFocused();
});

test('deleting from the page leads to the list, where it can be undone', { tag: '@slow' }, async ({
  visit,
  page,
  add,
}) => {
  const { id, name } = await add();
  await visit('admin', `/manager/repositories/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const undo = page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' });
  // A toast stays while the pointer is on it.
  await undo.hover();
  await expect(page).toHaveURL(/\/manager\/repositories$/);
  await undo.click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'brought this repository back' })).toHaveCount(1);
});

test('a long name without a space breaks neither the page nor the question', { tag: '@slow' }, async ({
  visit,
  page,
  people,
  server,
}) => {
  const name = `${crypto.randomUUID()}${'-infrastructure'.repeat(5)}`.slice(0, 100).replaceAll('-', '_');
  const repository = { name, link: 'git.example/code' };
  const { body } = await people.admin.request('POST', `${server.url}/api/repositories`, repository);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await visit('admin', `/manager/repositories/${body.id}`);
    expect(await overflow()).toBe(0);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('listitem')).toHaveText(name);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await overflow()).toBe(0);
  }
});

test('letters that reach far below their line are shown whole', { tag: '@slow' }, async ({
  visit,
  page,
  add,
}) => {
  const { id, name } = await add({ name: 'برنامج جمعيات الحي' });
  for (const path of ['/app', `/manager/repositories/${id}/update`]) {
    await visit('admin', path);
    const text = page.getByText(name, { exact: true }).first();
    await expect(text).toBeVisible();
    expect(await text.evaluate((element) => getComputedStyle(element).overflowY), path).toBe('visible');
  }
});

test('home lists records recently opened in this browser, with current data, and only one’s own', {
  tag: '@slow',
}, async ({ visit, page, add, server }) => {
  const [gone, older, newer] = [await add(), await add(), await add()];
  for (const { id } of [gone, older, newer]) await visit('user', `/app/repositories/${id}`);
  await server.database.sql`delete from repositories where id = ${gone.id}`;
  await server.database.sql`update repositories set description = 'As it is now' where id = ${older.id}`;
  await visit('user', '/app');
  const opened = page
    .locator('section', { has: page.getByRole('heading', { name: 'Recently opened' }) })
    .getByRole('listitem');
  await expect(opened).toHaveCount(2);
  await expect(opened.nth(0)).toContainText(newer.name);
  await expect(opened.nth(1)).toContainText('As it is now');
  await visit('admin', '/app');
  await expect(page.getByRole('heading', { name: 'Recently changed' })).toBeVisible();
  await expect(opened).toHaveCount(0);
  await visit('user', '/app');
  await opened.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/app/repositories/${older.id}$`));

  // What was opened and deleted a moment ago is still known to the page.
  await visit('admin', `/manager/repositories?searchTerm=${newer.name}`);
  await page.getByRole('link', { name: newer.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: newer.name })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Code Repositories' }).click();
  await page
    .getByRole('row', { name: newer.name })
    .getByRole('button', { name: /Actions for/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('No results for')).toBeVisible();
  await page.getByRole('link', { name: 'Open App' }).click();
  await expect(page.getByRole('heading', { name: 'Recently changed' })).toBeVisible();
  await expect(opened).toHaveCount(0);
});

test('the heading of a slow page takes the focus when it appears', { tag: '@slow' }, async ({
  visit,
  page,
  add,
}) => {
  const { name } = await add();
  await visit('admin', `/manager/repositories?searchTerm=${name}`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/fn/repositories.read*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name }).press('Enter');
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
});

test('a page without a clipboard still copies', { tag: '@slow' }, async ({ visit, page, add }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const { id } = await add();
  await visit('admin', `/manager/repositories/${id}`);
  await page.evaluate(() => {
    document.addEventListener('copy', (event) => {
      Object.assign(window, { copied: event.clipboardData?.getData('text/plain') });
    });
  });
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect.poll(() => page.evaluate('copied')).toBe(id);
});
