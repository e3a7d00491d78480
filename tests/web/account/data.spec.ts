import { readFile } from 'node:fs/promises';
import { expect, test } from '../layout/layout-test.ts';

test.use({ expected: /Failed to load resource: the server responded with a status of 4\d\d/ });

test('the own data is downloaded, and the account deleted by name and code', async ({
  visit,
  newcomer,
  server,
}) => {
  const person = await newcomer();
  const page = await visit(person, '/app/account');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(person.email);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('What you added stays.');
  const send = dialog.getByRole('button', { name: 'Send code' });
  await expect(send).toBeDisabled();
  await dialog.getByRole('textbox').fill('Amina Wanjiru');
  await send.click();
  const code = dialog.getByLabel(`Code sent to ${person.email}`);
  await expect(code).toBeFocused();
  const right = await server.mailbox.codeFor(person.email);
  await page.keyboard.type(right === '222222' ? '333333' : '222222');
  const end = dialog.getByRole('button', { name: 'Delete account' });
  await end.click();
  await expect(dialog.getByRole('alert')).toHaveText('Code is invalid. 4 tries left.');
  await expect(code).toBeFocused();
  await page.keyboard.type(right);
  await end.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toContainText('Your account is deleted');
  await page.goto(`${server.url}/app`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('the last admin sees what to do before deleting the account', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  const admin = await newcomer('admin');
  const { sql } = server.database;
  const others = await sql`
    update users set role = 'user' where role = 'admin' and email <> ${admin.email} returning id`;
  const page = await visit(admin, '/manager/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('status')).toContainText('Make someone else an admin first.');
  await expect(dialog.getByRole('button', { name: 'Send code' })).toBeDisabled();
  await sql`update users set role = 'admin' where id = any (${others.map(({ id }) => id)})`;
  await dialog.getByRole('link', { name: 'Open Users' }).click();
  await expect(page).toHaveURL(/\/manager\/users/);
});

test('a deletion that was closed opens again for the code that was sent', { tag: '@slow' }, async ({
  visit,
  newcomer,
}) => {
  const person = await newcomer();
  const page = await visit(person, '/app/account');
  const dialog = page.getByRole('alertdialog');
  for (const _time of ['first', 'second']) {
    await page.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByRole('textbox').fill('Amina Wanjiru');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(`Code sent to ${person.email}`)).toBeFocused();
    await expect(dialog.getByRole('timer')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('each section begins beside its heading; the account is deleted in the last one', {
  tag: '@slow',
}, async ({ visit }) => {
  const page = await visit('user', '/app/account');
  const sections = page.getByRole('main').getByRole('region');
  await expect(sections.last()).toHaveAccessibleName('Delete account');
  await expect(sections.last().getByRole('button')).toHaveText(['Delete account']);
  const data = page.getByRole('region', { name: 'Your data' });
  await expect(data.getByRole('button')).toHaveText(['Download my data']);
  const offsets = await sections.evaluateAll((all) =>
    all.map((section) => {
      const heading = section.querySelector('h2');
      const content = section.lastElementChild;
      if (!heading || !content) return [section.textContent, Number.NaN];
      // Below the content's edge, whatever margins and empty parts stand there.
      const tops = [...content.querySelectorAll('*')]
        .filter((element) => element.childElementCount === 0 || element.matches('button, a'))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
        .map(({ top }) => top);
      return [heading.textContent, Math.min(...tops) - heading.getBoundingClientRect().top];
    }),
  );
  expect(offsets.filter(([, offset]) => !(Number(offset) <= 8))).toEqual([]);
});
