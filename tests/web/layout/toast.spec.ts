import type { Locator } from 'playwright/test';
import { addUser } from '../users/add-user.ts';
import { waitForStillness } from '../wait-for-stillness.ts';
import { expect, test } from './layout-test.ts';

/** The edges of an element, in whole pixels. */
async function edgesOf(element: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return {
    left: Math.round(x),
    right: Math.round(x + width),
    top: Math.round(y),
    bottom: Math.round(y + height),
  };
}

const actions = (row: Locator) => row.getByRole('button', { name: /Actions for/ });

/** Copies the link of a row, and returns the toast that says so, of more than one line. */
async function copyLink(row: Locator): Promise<Locator> {
  const page = row.page();
  await actions(row).press('Enter');
  await page.getByRole('menuitem', { name: 'Copy link' }).press('Enter');
  const toast = page.locator('[data-sonner-toast][data-mounted=true]');
  await expect(toast).toContainText('/manager/users/');
  return toast;
}

/** Whether no part of one lies over the other. */
async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await edgesOf(one), await edgesOf(other)];
  return a.bottom <= b.top || a.top >= b.bottom || a.right <= b.left || a.left >= b.right;
}

for (const width of [390, 1280])
  test(`a toast covers neither the row that it is about nor a button at the end, ${width} px`, {
    tag: '@slow',
  }, async ({ visit, page, server }) => {
    const name = `Row ${crypto.randomUUID()}`;
    for (let count = 0; count < 30; count += 1) await addUser(server, { name });
    await page.setViewportSize({ width, height: 600 });
    await visit('admin', `/manager/users?searchTerm=${encodeURIComponent(name)}`);
    const rows = page.getByRole('row').filter({ hasText: name });
    await expect(rows).toHaveCount(20);
    const foot = page.locator('[data-sticky=list-foot]');
    // The row just above the foot.
    const above = (await edgesOf(foot)).top;
    let used = rows.first();
    for (const row of await rows.all()) if ((await edgesOf(row)).bottom <= above) used = row;
    const toast = await copyLink(used);
    const { top } = await edgesOf(used);
    await expect.poll(async () => (await edgesOf(toast)).bottom).toBeLessThanOrEqual(top);

    // What has gone elsewhere needs no room: the toast comes down then, over the foot where that is free.
    await actions(rows.first()).focus();
    await expect.poll(async () => (await edgesOf(toast)).bottom).toBeGreaterThan(top);
    await waitForStillness(page);
    const { left, right, bottom } = await edgesOf(toast);
    expect(await areApart(toast, foot.getByRole('button', { name: 'Load more' }))).toBe(true);
    expect(bottom > above).toBe(width === 1280);
    expect(Math.abs(left - (width - right))).toBeLessThanOrEqual(1);
  });

test('a toast covers no button of a drawer', { tag: '@slow' }, async ({ visit, page, server }) => {
  const { email } = await addUser(server);
  await page.setViewportSize({ width: 390, height: 600 });
  await visit('admin', `/manager/users?searchTerm=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  const toast = await copyLink(row);
  await actions(row).press('Enter');
  await page.getByRole('menuitem', { name: 'Ban…' }).press('Enter');
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeVisible();
  await waitForStillness(page);
  await expect.poll(() => areApart(toast, cancel)).toBe(true);
});

for (const width of [390, 620]) {
  test(`a toast stands above the navigation at the bottom, ${width} px`, { tag: '@slow' }, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit('user', '/dev/ui');
    await page.getByRole('button', { name: 'Importing 214 projects' }).click();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toBeVisible();
    const bottom = async () => {
      const box = await toast.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    await expect.poll(bottom).toBe(844 - (width < 600 ? 16 : 24));
    const { left, right } = await edgesOf(toast);
    expect(Math.abs(left - (width - right))).toBeLessThanOrEqual(1);

    // The same document goes on to the user area, as a link would take it there.
    await page.evaluate(() => {
      history.pushState(null, '', '/app');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    const navigation = page.getByRole('navigation', { name: 'Application' });
    await expect(navigation).toBeVisible();
    const top = Math.round((await navigation.boundingBox())?.y ?? 0);
    await expect.poll(bottom).toBe(top - (width < 600 ? 16 : 24));
  });
}
