import { expect, test, waitForHydration } from '../layout/layout-test.ts';
import { fillRepositories, foot, nameOf } from './list-test.ts';

test('selected repositories disappear at once, and Undo restores them', async ({ visit, server }) => {
  await fillRepositories(server, 30);
  const { sql } = server.database;
  const stored = () => sql`select id, name, link, created_at, updated_at from repositories order by id`;
  const before = await stored();
  const page = await visit('admin', '/manager/repositories');
  const row = (number: number) => page.locator('[data-row]').filter({ hasText: nameOf(number) });
  for (const number of [1, 2, 3, 4, 5, 6]) await row(number).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(dialog).toContainText('6 repositories');
  await expect(dialog).toContainText('undone for ten minutes');
  await expect(dialog.getByRole('listitem')).toHaveText([...[1, 2, 3, 4, 5].map(nameOf), 'and 1 more']);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/fn/repositories.delete', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(3)).toHaveAttribute('inert');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  release();
  const notice = page.locator('[data-sonner-toast]').filter({ hasText: '6 repositories deleted' });
  // A toast stays while the pointer is on it.
  await notice.hover();
  await expect(row(3)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code Repositories 24');
  await expect(foot(page)).toContainText('6 deleted');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(row(3)).toBeVisible();
  await expect(page.getByText('6 repositories restored')).toBeVisible();
  await expect(foot(page)).not.toContainText('deleted');
  expect(await stored()).toEqual(before);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('rows that stay move to their places, those that come back appear in theirs', {
    tag: '@slow',
  }, async ({ visit, server }) => {
    await fillRepositories(server, 30);
    const page = await visit('admin', '/manager/repositories');
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      Element.prototype.animate = function (frames, options) {
        const name = this.textContent?.slice(0, 8);
        if (this instanceof HTMLTableRowElement) moved.push(`${name} ${JSON.stringify(frames)}`);
        return animate.call(this, frames, options);
      };
    });
    const moved = () => page.evaluate<string[]>('moved.splice(0)');
    const row = (number: number) => page.locator('[data-row]').filter({ hasText: nameOf(number) });
    for (const number of [2, 3]) await row(number).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await moved();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(row(3)).toHaveCount(0);
    expect((await moved())[0]).toMatch(/^repo-004 .*translateY\(\d+px\)/);
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click();
    await expect(row(3)).toBeVisible();
    expect((await moved()).slice(0, 3)).toEqual([
      expect.stringMatching(/^repo-002 .*opacity/),
      expect.stringMatching(/^repo-003 .*opacity/),
      expect.stringMatching(/^repo-004 .*translateY\(-\d+px\)/),
    ]);
    // A search shows others, and moves none.
    await page.getByRole('searchbox').fill('odd');
    await expect(row(2)).toHaveCount(0);
    expect(await moved()).toEqual([]);
  });
});

test.describe('refused', () => {
  test.use({ expected: /status of 500/ });

  test('a deletion that fails puts the row back and says why', { tag: '@slow' }, async ({
    visit,
    server,
  }) => {
    await fillRepositories(server, 3);
    const page = await visit('admin', '/manager/repositories');
    await page.route('**/api/fn/repositories.delete', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } }),
    );
    const row = page.locator('[data-row]').filter({ hasText: nameOf(2) });
    await row.hover();
    await row.getByRole('button', { name: /Actions for/ }).click();
    const link = page.getByRole('menuitem', { name: 'Open link' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', /\/update$/);
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('listitem')).toHaveText([nameOf(2)]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row.getByRole('button', { name: /Actions for/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'Nothing was deleted' });
    await expect(notice).toContainText('It broke');
    await expect(row).not.toHaveAttribute('inert');
  });
});

test.describe('changed meanwhile', () => {
  test.use({ expected: /status of 409/ });

  test('the exact number is shown before more is deleted than the list counts; too many are refused', {
    tag: '@slow',
  }, async ({ visit, server }) => {
    await fillRepositories(server, 1500);
    const page = await visit('admin', '/manager/repositories?searchTerm=number');
    const count = '**/api/fn/repositories.count?*';
    await page.route(count, (route) => route.fulfill({ json: { count: 10_000, exact: false } }));
    await page.getByRole('checkbox', { name: 'Select all that is loaded' }).check();
    await page.getByRole('button', { name: 'Select all 100+' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.locator('[data-sonner-toast]')).toContainText('These are too many at once.');
    await page.unroute(count);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toContainText('This deletes 1,500 repositories');
    await expect(dialog.getByRole('listitem').last()).toHaveText(/1,?495 more/);
    // Somebody adds one meanwhile: nothing happens that was not said.
    await server.database
      .sql`insert into repositories (name, link, description) values ('late', 'https://git.example/late', 'number')`;
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(
      page.locator('[data-sonner-toast]').filter({ hasText: 'Nothing was deleted' }),
    ).toBeVisible();
    const [row] = await server.database.sql`select count(*)::int as count from repositories`;
    expect(row?.count).toBe(1501);
  });
});

test('a whole search is deleted; Undo is still there in a new tab, and says which names are taken', {
  tag: '@slow',
}, async ({ visit, context, server }) => {
  await fillRepositories(server, 45);
  const { sql } = server.database;
  const page = await visit('admin', '/manager/repositories?searchTerm=even');
  await page.getByRole('checkbox', { name: 'Select all that is loaded' }).check();
  await page.getByRole('button', { name: 'Select all 22' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'No results for "even"' })).toBeVisible();
  await expect(foot(page)).toContainText('22 deleted');
  await page.close();

  await sql`insert into repositories (name, link) values (${nameOf(20).toUpperCase()}, 'https://git.example/other')`;
  const later = await context.newPage();
  await later.goto(`${server.url}/manager/repositories`);
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Code Repositories 24');
  await later.waitForLoadState('networkidle');
  await foot(later).getByRole('button', { name: 'Undo' }).click();
  await expect(later.getByRole('alert')).toContainText(`${nameOf(20)} could not be restored`);
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Code Repositories 45');
  await expect(foot(later)).toContainText('1 deleted');
  await later.getByRole('button', { name: 'Understood' }).press('Enter');
  await expect(later.getByRole('alert')).toHaveCount(0);
  await expect(later.getByRole('heading', { level: 1 })).toBeFocused();

  await sql`delete from repositories where link = 'https://git.example/other'`;
  await foot(later).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(foot(later)).not.toContainText('deleted');
  await expect(later.getByRole('link', { name: nameOf(20) })).toBeFocused();
});

test('Undo in the foot and in the toast leads to what is back, and takes the toast with it', {
  tag: '@slow',
}, async ({ visit, server }) => {
  await fillRepositories(server, 60);
  const page = await visit('admin', '/manager/repositories');
  const row = page.locator('[data-row]').filter({ hasText: nameOf(2) });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const offer = page.locator('[data-sonner-toast]').filter({ hasText: `${nameOf(2)}⁩ deleted` });
  // It stays for as long as the pointer is on it.
  await offer.hover();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await foot(page).getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(offer).toHaveCount(0);
  await expect(row.getByRole('link', { name: nameOf(2) })).toBeFocused();
  await expect(row).toBeInViewport({ ratio: 1 });

  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await offer.hover();
  await expect(row).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await offer.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('link', { name: nameOf(2) })).toBeFocused();
  await expect(row).toBeInViewport({ ratio: 1 });

  // Of many, the first in the list, whatever its order.
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page.locator('[data-row]').first()).toContainText(nameOf(60));
  for (const number of [51, 48, 58, 55]) await page.getByRole('checkbox', { name: nameOf(number) }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const top = page.locator('[data-row]').filter({ hasText: nameOf(58) });
  await expect(top).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await foot(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(top.getByRole('link', { name: nameOf(58) })).toBeFocused();
  await expect(top).toBeInViewport({ ratio: 1 });
  const bar = await page.locator('[data-sticky=list-head]').boundingBox();
  expect((await top.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));

  // One that is not in the list now leaves the focus on the page.
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(foot(page)).toContainText('deleted');
  await page.goto(`${server.url}/manager/repositories?searchTerm=${encodeURIComponent(nameOf(50))}`);
  await waitForHydration(page);
  await foot(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(foot(page)).not.toContainText('deleted');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
