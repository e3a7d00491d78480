import { product } from '#contract/product.ts';
import { expect, test } from '../layout/layout-test.ts';
import { addSession, addUser } from './add-user.ts';

test('users are searched, filtered and sorted, and the address keeps it', async ({ visit, server }) => {
  const tag = `q${crypto.randomUUID().slice(0, 8)}`;
  const at = (name: string) => `${name}@${tag}.example`;
  await addUser(server, { name: 'Zuri Otieno', email: at('zuri') });
  await addUser(server, { name: 'ليلى حدّاد', email: at('layla'), role: 'user,admin' });
  await addUser(server, { name: 'Anna Bah', email: at('anna'), banned: true });
  await addUser(server, { name: '', email: at('neema'), onboarded: false });
  const page = await visit('admin', '/manager/users');
  await expect(page).toHaveTitle(`Users | ${product.name}`);
  const rows = page.getByRole('row').filter({ hasText: tag });
  await page.keyboard.press('/');
  await page.keyboard.type(tag);
  await expect(rows).toHaveCount(4);
  await expect(page).toHaveURL(new RegExp(`searchTerm=${tag}`));
  await expect(rows.filter({ hasText: 'ليلى' })).toContainText('Admin');
  await expect(rows.filter({ hasText: 'Anna' })).toContainText('Banned');
  await expect(rows.filter({ hasText: 'neema' })).toContainText('Onboarding');
  await expect(rows.filter({ hasText: 'neema' })).toContainText('Never');

  const head = page.getByRole('columnheader', { name: 'User' });
  const names = [/neema/, 'Anna Bah', 'Zuri Otieno', 'ليلى حدّاد'];
  await head.getByRole('button').click();
  await expect(page).toHaveURL(/sort=name$/);
  await expect(rows.getByRole('link')).toHaveText(names);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').click();
  await expect(rows.getByRole('link')).toHaveText(names.toReversed());
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await expect(rows.getByRole('link')).toHaveText(names);

  await page.getByRole('button', { name: 'State any' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Banned' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('menuitemcheckbox', { name: 'Onboarding' }).click();
  await expect(rows.getByRole('link')).toHaveText([/neema/, 'Anna Bah']);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/state=onboarding%2Cbanned/);
  await page.reload();
  await expect(rows.getByRole('link')).toHaveText([/neema/, 'Anna Bah']);
  const pill = page.getByRole('button', { name: 'State Onboarding, Banned' });
  await expect(pill).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: State' }).press('Enter');
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'State any' })).toBeFocused();
  await page.getByRole('button', { name: 'Role any' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Admin' }).click();
  await expect(rows.getByRole('link')).toHaveText(['ليلى حدّاد']);
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole('searchbox').fill(`${tag} nobody`);
  await expect(page.getByText(`No results for "${tag} nobody"`)).toBeVisible();
  await expect(page.getByText('Names and e-mail addresses were searched.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Export' })).toHaveCount(0);
  await page.getByRole('searchbox').fill(`${tag} qx`);
  await expect(
    page.getByText('One or two characters are looked for at the start of each word'),
  ).toBeVisible();
});

test('several are banned or signed out at once, and skipped users are named', { tag: '@slow' }, async ({
  visit,
  server,
  newcomer,
}) => {
  const tag = `q${crypto.randomUUID().slice(0, 8)}`;
  const people = await Promise.all(
    ['Ada', 'Ben', 'Cem'].map((name) => addUser(server, { name, email: `${name}@${tag}.example` })),
  );
  for (const { id } of people) await addSession(server, id);
  const admin = await newcomer('admin');
  const own = `self@${tag}.example`;
  await server.database.sql`update users set name = 'Self', email = ${own} where email = ${admin.email}`;
  const page = await visit(admin, `/manager/users?searchTerm=${tag}`);
  await expect(page.getByRole('row').filter({ hasText: tag })).toHaveCount(4);

  await page.getByRole('checkbox', { name: 'Select ⁨Ada⁩' }).check();
  await page.getByRole('checkbox', { name: 'Select ⁨Ben⁩' }).check();
  await expect(page.getByText('2 selected').first()).toBeVisible();
  await page.getByRole('button', { name: 'Revoke sessions…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('2 users signed out everywhere')).toBeVisible();
  const open = await server.database.sql`
    select u.name from sessions s join users u on u.id = s.user_id
    where u.email like ${`%@${tag}.example`} and u.name <> 'Self'`;
  expect(open).toEqual([{ name: 'Cem' }]);

  await page.getByRole('checkbox', { name: 'Select ⁨Ada⁩' }).check();
  await page.getByRole('checkbox', { name: 'Select ⁨Ben⁩' }).check();
  await page.getByRole('button', { name: 'Ban…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).click();
  const toast = page.locator('[data-sonner-toast]');
  await toast.filter({ hasText: '2 users banned' }).getByRole('button', { name: 'Undo' }).click();
  await expect(toast.filter({ hasText: '2 users can sign in again' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Banned' })).toHaveCount(0);

  // Alone, oneself is no one to ban.
  const self = page.getByRole('checkbox', { name: 'Select ⁨Self⁩' });
  await self.check();
  const ban = page.getByRole('button', { name: 'Ban…' });
  await expect(ban).toHaveAttribute('aria-disabled', 'true');
  await expect(ban).toHaveAccessibleDescription('You cannot ban yourself');
  await self.uncheck();

  await page.getByRole('checkbox', { name: 'Select all that is loaded' }).click();
  await page.getByRole('button', { name: 'Ban…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ban 4 users' });
  await dialog.getByLabel('Reason').fill('Spam');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  const refused = page.getByRole('dialog', { name: '1 user was left as is' });
  await expect(refused.getByRole('listitem')).toHaveText(['SelfYou cannot ban yourself']);
  await refused.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Banned' })).toHaveCount(3);
  await expect(page.getByText('selected')).toHaveCount(0);
});

test('the menu of a row offers what is permitted, and does it', { tag: '@slow' }, async ({
  visit,
  server,
  newcomer,
}) => {
  const tag = `q${crypto.randomUUID().slice(0, 8)}`;
  const omar = await addUser(server, { email: `omar@${tag}.example` });
  const admin = await newcomer('admin');
  await server.database.sql`
    update users set name = 'Self', email = ${`self@${tag}.example`} where email = ${admin.email}`;
  const page = await visit(admin, `/manager/users?searchTerm=${tag}`);
  await page.getByRole('row').filter({ hasText: 'Self' }).hover();
  await page.getByRole('button', { name: 'Actions for ⁨Self⁩' }).click();
  await expect(page.getByRole('menuitem', { name: /Ban…/ })).toContainText('You cannot ban yourself');
  await expect(page.getByRole('menuitem', { name: /Ban…/ })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  await page.getByRole('row').filter({ hasText: 'omar' }).hover();
  await page.getByRole('button', { name: 'Actions for ⁨Omar Benali⁩' }).click();
  await page.getByRole('menuitem', { name: 'Ban…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'omar' })).toContainText('Banned');

  await page.getByRole('button', { name: 'Actions for ⁨Omar Benali⁩' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`${server.url}/manager/users/${omar.id}/update`);
});

test('columns are hidden and rows made lower, and that is remembered', { tag: '@slow' }, async ({
  visit,
  server,
  page,
}) => {
  const tag = `q${crypto.randomUUID().slice(0, 8)}`;
  await addUser(server, { name: 'Ada', email: `ada@${tag}.example` });
  await visit('admin', `/manager/users?searchTerm=${tag}`);
  const row = page.getByRole('row').filter({ hasText: tag });
  const full = (await row.boundingBox())?.height ?? 0;
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Role' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).click();
  await page.keyboard.press('Escape');
  for (const look of ['at once', 'after a reload']) {
    await expect(page.getByRole('columnheader', { name: 'Role' }), look).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: 'State' }), look).toBeVisible();
    await expect.poll(async () => (await row.boundingBox())?.height, look).toBeLessThan(full);
    if (look === 'at once') await page.reload();
  }
  // The server's own page knows it, too.
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain('data-compact');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a row shows a state that is not the normal one, and its menu, which opens by a tap', {
    tag: '@slow',
  }, async ({ visit, server, page }) => {
    const tag = `q${crypto.randomUUID().slice(0, 8)}`;
    const long = `${'very.long.part.of.an.address.'.repeat(2)}ada@${tag}.example`;
    await addUser(server, { name: 'Ada', email: long });
    await addUser(server, { name: 'Ben', email: `ben@${tag}.example`, banned: true });
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await visit('admin', `/manager/users?searchTerm=${tag}`);
      await expect(row('Ben').getByText('Banned').first()).toBeVisible();
      await expect(row('Ada').getByText('Active')).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const button = page.getByRole('button', { name: 'Actions for ⁨Ada⁩' });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.tap();
    await expect(page.getByRole('menuitem', { name: 'Ban…' })).toBeVisible();
  });
});
