import { product } from '#contract/product.ts';
import { accessibilityViolations } from '../accessibility-violations.ts';
import { expect, refusedDocument, test } from '../layout/layout-test.ts';
import { addSession, addUser, idOf } from './add-user.ts';

test.use({ expected: refusedDocument });

test('sessions are shown with device and place, and end one by one or all at once', async ({
  visit,
  server,
}) => {
  const omar = await addUser(server);
  for (let count = 0; count < 3; count += 1) await addSession(server, omar.id);
  const page = await visit('admin', `/manager/users/${omar.id}`);
  await expect(page).toHaveTitle(`Omar Benali | ${product.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Omar Benali');
  await expect(page.getByRole('heading', { name: 'Sessions 3' })).toBeVisible();
  const rows = page.getByRole('listitem').filter({ hasText: '203.0.113.7' });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Chrome, Windows');

  await rows.first().getByRole('button', { name: 'Revoke: Chrome, Windows' }).press('Enter');
  await expect(page.getByText('Session revoked')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('list').filter({ has: rows })).toBeFocused();

  await page.getByRole('button', { name: 'Revoke all' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText('Omar Benali');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('2 sessions revoked')).toBeVisible();
  await expect(page.getByText('No open session.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Sessions/ })).toBeFocused();
  expect(await server.database.sql`select 1 from sessions where user_id = ${omar.id}`).toHaveLength(0);
});

test('a ban until a day is told with its end and reason, and taken back', { tag: '@slow' }, async ({
  visit,
  server,
  newcomer,
}) => {
  const omar = await newcomer();
  const id = await idOf(server, omar.email);
  const page = await visit('admin', `/manager/users/${id}`);
  await page.getByRole('button', { name: 'Ban…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ban ⁨Amina Wanjiru⁩' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Sent spam');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('radio', { name: 'On a date' }).check();
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(dialog.getByText('Pick the day on which the ban ends.')).toBeVisible();
  await dialog.getByRole('button', { name: /Pick a date/ }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /\b15\b/ })
    .click();
  // The day is written in one form where it is chosen and where it is read.
  const day = await dialog.getByRole('button', { name: /\b15\b/ }).innerText();
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();

  const alert = page
    .getByRole('status')
    .filter({ hasText: new RegExp(`Banned until ${day} at \\d\\d:\\d\\d`) });
  await expect(page.locator('[data-sonner-toast]')).toContainText(
    /^⁨Amina Wanjiru⁩ is banned until 15 \w+ \d+ at \d\d:\d\d/,
  );
  await expect(alert).toContainText('by ⁨Amina Wanjiru⁩: Sent spam');
  expect((await omar.get('/get-session')).body).toBeNull();
  await expect(page.getByRole('button', { name: 'Impersonate' })).toHaveAttribute('aria-disabled', 'true');

  await alert.getByRole('button', { name: 'Unban' }).press('Enter');
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const [row] = await server.database.sql`select banned, ban_reason from users where id = ${id}`;
  expect(row).toEqual({ banned: false, ban_reason: null });
});

test('a ban of another length takes the place of the first, and Undo brings that back', {
  tag: '@slow',
}, async ({ visit, server }) => {
  const { id } = await addUser(server);
  const readBan = async () => {
    const [row] = await server.database.sql<{ banned: boolean; hours: number | null }[]>`
      select banned, round(extract(epoch from ban_expires - now()) / 3600)::int as hours from users where id = ${id}`;
    return row;
  };
  const page = await visit('admin', `/manager/users/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Ban ⁨Omar Benali⁩' });
  const toast = page.locator('[data-sonner-toast]');
  const ban = dialog.getByRole('button', { name: 'Ban', exact: true });
  const banForADay = async () => {
    await page.getByRole('button', { name: 'Ban…' }).click();
    await dialog.getByLabel('Reason').fill('Sent spam');
    await dialog.getByRole('radio', { name: '1 day' }).check();
    await expect(dialog.getByText(/^The ban ends on .+ at \d\d:\d\d\.$/)).toBeVisible();
    await ban.click();
  };
  await banForADay();
  await toast.filter({ hasText: 'is banned until' }).getByRole('button', { name: 'Undo' }).click();
  await expect(toast.filter({ hasText: '⁨Omar Benali⁩ can sign in again' })).toBeVisible();
  await expect(page.getByText(/^Banned/)).toHaveCount(0);
  await banForADay();
  const alert = page.getByRole('status').filter({ hasText: /Banned until .* at \d\d:\d\d/ });
  await expect(alert).toContainText('Sent spam');
  // A day of a clock change has an hour less or more.
  const first = await readBan();
  expect(Math.abs(Number(first?.hours) - 24)).toBeLessThan(2);

  await page.getByRole('button', { name: 'Change…' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Sent spam');
  await expect(dialog.getByRole('radio', { name: 'On a date' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'No end' }).check();
  await ban.click();
  await expect(page.getByRole('main').getByText('Banned without end')).toBeVisible();
  await toast.filter({ hasText: 'is banned without end' }).getByRole('button', { name: 'Undo' }).click();
  await expect(toast.filter({ hasText: 'The ban of ⁨Omar Benali⁩ is as it was before' })).toBeVisible();
  await expect(alert).toContainText('Sent spam');
  expect(await readBan()).toEqual(first);
});

test('roles: at least one, several allowed, and they hold from the next request', { tag: '@slow' }, async ({
  visit,
  server,
  newcomer,
}) => {
  const omar = await newcomer();
  const id = await idOf(server, omar.email);
  const page = await visit('admin', `/manager/users/${id}`);
  await page.getByRole('button', { name: 'Change role' }).click();
  const dialog = page.getByRole('dialog', { name: /^Role of/ });
  await dialog.getByLabel('User', { exact: true }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one role.');
  await dialog.getByLabel('User', { exact: true }).check();
  await dialog.getByLabel('Admin', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const toast = page.locator('[data-sonner-toast]');
  const changed = toast.filter({ hasText: 'Role changed: User and Admin' });
  // A toast stays while the pointer is on it.
  await changed.hover();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByText('User, Admin')).toBeVisible();
  const dashboard = await omar.request('GET', `${server.url}/api/dashboard`);
  expect(dashboard.status).toBe(200);

  // Two roles of which one is admin: no longer somebody to act as.
  const impersonate = page.getByRole('button', { name: 'Impersonate' });
  await expect(impersonate).toHaveAccessibleDescription('Admins cannot be impersonated');
  await impersonate.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await changed.getByRole('button', { name: 'Undo' }).click();
  await expect(toast.filter({ hasText: 'The role is as it was before: User' })).toBeVisible();
  await expect(impersonate).not.toHaveAttribute('aria-disabled', 'true');
  expect((await omar.request('GET', `${server.url}/api/dashboard`)).status).toBe(403);
});

test('the deletion of a user whom records need says which and how many, and cannot be confirmed', async ({
  visit,
  server,
}) => {
  const { sql } = server.database;
  const omar = await addUser(server);
  // Tables with a required reference: one with the name of a list, and one of none.
  await sql`create schema test_needed`;
  try {
    for (const name of ['repositories', 'tools'])
      await sql`create table ${sql(`test_needed.${name}`)} (
        keeper_id text not null references users (id) on delete restrict)`;
    await sql`insert into test_needed.repositories values (${omar.id}), (${omar.id})`;
    await sql`insert into test_needed.tools values (${omar.id})`;
    const page = await visit('admin', `/manager/users/${omar.id}`);
    await page.getByRole('button', { name: 'Delete…' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('listitem')).toHaveText(['Code Repositories: 2', 'Records: 1']);
    await expect(question.getByRole('status')).toContainText("can't be deleted while these records need");
    await expect(question.getByRole('textbox')).toHaveCount(0);
    await expect(question.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    expect(await accessibilityViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();

    await sql`truncate test_needed.repositories, test_needed.tools`;
    await page.getByRole('button', { name: 'Delete…' }).click();
    await question.getByRole('textbox').fill('Omar Benali');
    await expect(question.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  } finally {
    await sql`drop schema test_needed cascade`;
  }
});

test('deleting a user takes typing the name, and removes it from the list', async ({ visit, server }) => {
  const omar = await addUser(server, { name: 'Zahra عمر' });
  const page = await visit('admin', `/manager/users/${omar.id}`);
  await page.getByRole('button', { name: 'Delete…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('It cannot be undone.');
  const confirm = question.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeDisabled();
  await question.getByRole('textbox').fill('Zahra عمر');
  await confirm.click();
  await expect(page.getByText('⁨Zahra عمر⁩ was deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/manager\/users$/);
  expect(await server.database.sql`select 1 from users where id = ${omar.id}`).toHaveLength(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
});

test('one’s own page explains which actions are not possible on oneself', { tag: '@slow' }, async ({
  visit,
  server,
  newcomer,
}) => {
  const admin = await newcomer('admin');
  const page = await visit(admin, `/manager/users/${await idOf(server, admin.email)}`);
  await expect(page.getByRole('main').getByText('You', { exact: true })).toBeVisible();
  for (const [name, reason] of [
    ['Impersonate', 'Admins cannot be impersonated'],
    ['Change role', 'You cannot change your own role. Ask another admin.'],
    ['Ban…', 'You cannot ban yourself'],
    ['Delete…', 'You cannot delete yourself here. Your account page has a way.'],
  ] as const) {
    const button = page.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
    await button.focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('This session')).toBeVisible();

  // Another admin takes the role away: the next step is refused.
  await server.database.sql`update users set role = 'user' where email = ${admin.email}`;
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not have access to this page');
});
