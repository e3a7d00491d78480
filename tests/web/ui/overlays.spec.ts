import type { Locator, Page } from 'playwright/test';
import type { ProductionServer } from '#tests/support/start-production-server.ts';
import { expect, test } from '../layout/layout-test.ts';
import { addUser } from '../users/add-user.ts';
import { waitForStillness } from '../wait-for-stillness.ts';

// What closes moves first: what it does at the end of that is what these tests are about.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens the list of users, of whom as many were added that more than one screen is full of them. */
async function openUsers(
  server: ProductionServer,
  visit: (person: 'admin', path: string) => Promise<Page>,
): Promise<Page> {
  const tag = `q${crypto.randomUUID().slice(0, 8)}`;
  for (let number = 10; number < 40; number += 1)
    await addUser(server, { name: `Ada ${number}`, email: `ada-${number}@${tag}.example` });
  return visit('admin', `/manager/users?searchTerm=${tag}&sort=name&direction=ascending`);
}

const moreButton = (page: Page, number: number) =>
  page.getByRole('button', { name: `Actions for ⁨Ada ${number}⁩` });

async function openRowMenu(page: Page, number: number): Promise<Locator> {
  await moreButton(page, number).click();
  return page.getByRole('menu');
}

/** What the pointer would meet instead of the overlay, asked all over it. */
async function coveredBy(overlay: Locator): Promise<string[]> {
  await overlay.waitFor();
  await waitForStillness(overlay.page());
  return overlay.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const met = new Set<string>();
    // Not in its rounded corners.
    for (let x = left + 5; x < right - 4; x += 6)
      for (let y = top + 5; y < bottom - 4; y += 6) {
        const found = document.elementFromPoint(x, y);
        if (!element.contains(found)) met.add(found?.outerHTML.slice(0, 60) ?? 'the edge of the window');
      }
    return [...met];
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`nothing of a list lies over what floats above it, ${width} px`, {
    tag: '@slow',
  }, async ({ visit, server, page }) => {
    await page.setViewportSize({ width, height });
    await openUsers(server, visit);
    const foot = await page.locator('[data-sticky=list-foot]').boundingBox();
    const rowHeight = width === 390 ? 60 : 56;
    const first = (await moreButton(page, 10).boundingBox())?.y ?? 0;
    const lowest = 10 + Math.floor(((foot?.y ?? 0) - first - 28) / rowHeight);

    for (const number of [11, lowest - 2, lowest]) {
      expect(await coveredBy(await openRowMenu(page, number)), `menu of row ${number}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'State any' }).click();
    expect(await coveredBy(page.getByRole('menu')), 'filter').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    // A menu takes no press while it opens.
    expect(await coveredBy(await openRowMenu(page, lowest)), 'menu').toEqual([]);
    await page.getByRole('menuitem', { name: 'Ban…' }).click();
    expect(await coveredBy(page.getByRole('dialog')), 'dialog').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    expect(await coveredBy(page.getByRole('dialog')), 'palette').toEqual([]);
  });

test('a menu whose entries say why they are off is no wider than a phone', { tag: '@slow' }, async ({
  visit,
  newcomer,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const admin = await newcomer('admin');
  await visit(admin, `/manager/users?searchTerm=${encodeURIComponent(admin.email)}`);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await expect(page.getByRole('menuitem', { name: /Ban…/ })).toContainText('You cannot ban yourself');
  expect(await coveredBy(page.getByRole('menu'))).toEqual([]);
});

test('nothing lies over any other overlay either', { tag: '@slow' }, async ({ visit, server, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const parts = '/dev/ui?section=list';
  for (const [path, opener, role] of [
    ['/app', /^(Organization|No organization)/, 'menu'],
    ['/manager/users', 'View', 'menu'],
    ['/manager/account', /^Amina/, 'menu'],
    [parts, 'Due any', 'dialog'],
    [parts, 'Price €10.00', 'dialog'],
    [parts, 'Person any', 'dialog'],
    ['/dev/ui/form', 'Pick a date', 'dialog'],
  ] as const) {
    await visit('admin', path);
    await button(opener).click();
    expect(await coveredBy(page.getByRole(role)), String(opener)).toEqual([]);
  }

  await openUsers(server, visit);
  await page.getByRole('link', { name: 'Ada 12' }).click();
  await button('More actions').click();
  expect(await coveredBy(page.getByRole('menu')), 'More actions').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(await coveredBy(shortcuts), 'shortcuts').toEqual([]);
  await expect(shortcuts.getByText('Save the form')).toBeInViewport({ ratio: 1 });
  await expect(shortcuts.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('a toast lies over the action of no row', { tag: '@slow' }, async ({ visit, server, page }) => {
  for (const [width, language] of [
    [1440, 'en'],
    [1440, 'ar'],
    [768, 'en'],
    [1920, 'en'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openUsers(server, (person, path) => visit(person, path, { language }));
    const actions = page.locator('tbody button[aria-haspopup=menu]');
    // The lowest that the foot does not cover.
    const tops = await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    const lowest = actions.nth(tops.findLastIndex((bottom) => bottom < 900 - 48));
    await lowest.click();
    await page
      .getByRole('menuitem')
      .filter({ hasText: /^(Ban|حظر)/ })
      .click();
    await page.getByRole('dialog').locator('button[type=submit]').click();
    expect(await coveredBy(page.locator('[data-sonner-toast]')), `toast, ${width} px`).toEqual([]);
    await expect(lowest).toBeFocused();
    // On its way out it lies over the page still.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const isMet = await lowest.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isMet, `${language}, ${width} px`).toBe(true);
  }
});

test('what is open stays where it is when more comes', { tag: '@slow' }, async ({ visit, server, page }) => {
  await openUsers(server, visit);
  for (const number of [12, 13]) {
    await page.getByRole('link', { name: `Ada ${number}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Ada ${number}` })).toBeVisible();
    await page.goBack();
  }
  await openRowMenu(page, 14);
  await page.getByRole('menuitem', { name: 'Ban…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ban' });
  await dialog.getByRole('radio', { name: 'On a date' }).check();
  await waitForStillness(page);
  const box = await dialog.boundingBox();
  await dialog.getByRole('button', { name: 'Pick a date' }).click();
  expect(await coveredBy(page.getByRole('dialog', { name: 'Pick a date' }))).toEqual([]);
  expect(await dialog.boundingBox(), 'dialog').toEqual(box);

  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/fn/users.read*', async (route) => {
    await answered;
    await route.continue();
  });
  // The list knows its rows: another page has to read them.
  await visit('admin', '/manager/dashboard');
  await page.keyboard.press('Control+k');
  const pages = page.getByRole('group', { name: 'Pages' });
  await pages.waitFor();
  await waitForStillness(page);
  const before = await pages.boundingBox();
  answer();
  await expect(page.getByRole('option', { name: 'Ada 13' })).toBeVisible();
  expect(await pages.boundingBox(), 'palette').toEqual(before);
});

test('a dialog from the menu of a row keeps the focus, and gives it back to the row', {
  tag: '@slow',
}, async ({ visit, server }) => {
  const page = await openUsers(server, visit);
  const button = moreButton(page, 12);
  for (const way of ['pointer', 'keys'] as const) {
    if (way === 'pointer') await button.click();
    else await button.press('Enter');
    if (way === 'keys') await expect(page.getByRole('menuitem').first()).toHaveAttribute('data-highlighted');
    const entry = page.getByRole('menuitem', { name: 'Ban…' });
    if (way === 'pointer') await entry.click();
    else await entry.press('Enter');
    const reason = page.getByRole('dialog').getByLabel('Reason');
    await expect(reason, way).toBeFocused();
    await waitForStillness(page);
    await page.keyboard.type('Spam');
    await expect(reason, way).toHaveValue('Spam');
    await reason.fill('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button, way).toBeFocused();
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a drawer from the menu of a row gives the focus back to the row', { tag: '@slow' }, async ({
    visit,
    server,
  }) => {
    const page = await openUsers(server, visit);
    await moreButton(page, 12).tap();
    await page.getByRole('menuitem', { name: 'Ban…' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await waitForStillness(page);
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(moreButton(page, 12)).toBeFocused();
  });
});
