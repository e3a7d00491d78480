import { product } from '#contract/product.ts';
import { expect, refusedDocument, test } from '../layout/layout-test.ts';
import { addUser } from './add-user.ts';

test.use({ expected: refusedDocument });

test('a new user: fields that do not fit, an address that is taken, a question before text is lost', async ({
  visit,
  server,
  browser,
}) => {
  const taken = await addUser(server);
  const page = await visit('admin', '/manager/users/new');
  const email = page.getByLabel('E-mail');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/signs in with a code sent to this address/);
  await page.getByLabel('User', { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Choose at least one role.')).toBeVisible();
  await expect(email).toBeFocused();

  const invite = page.getByRole('checkbox', { name: 'Send an invitation' });
  await expect(invite).toBeChecked();
  await expect(invite).toHaveAccessibleDescription(/with your name and the way to sign in/);
  await invite.uncheck();
  await email.fill(taken.email.toUpperCase());
  await page.getByLabel('Admin', { exact: true }).check();
  await page.getByLabel('Name').fill('نيما Otieno');
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(email).toHaveAccessibleDescription(/already exists/);
  await expect(page.getByLabel('Name')).toHaveValue('نيما Otieno');
  await expect(invite).not.toBeChecked();
  await invite.check();

  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();

  const address = `neema-${crypto.randomUUID()}@example.com`;
  await email.fill(address);
  await page.getByLabel('Language').selectOption('sw');
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('⁨نيما Otieno⁩ was created. An invitation is on its way.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نيما Otieno');
  const [row] = await server.database.sql`select role, language from users where email = ${address}`;
  expect(row).toEqual({ role: 'admin', language: 'sw' });

  const invitation = await server.mailbox.waitForMail(address);
  expect(invitation.subject).toMatch(new RegExp(` anakualika kwenye ${product.name}$`));
  const newPage = await browser.newPage({ locale: 'en-US' });
  await newPage.goto(/href="([^"]+)"/.exec(invitation.html ?? '')?.[1] ?? 'about:blank');
  await expect(newPage.getByLabel('E-mail')).toHaveValue(address);
  await newPage.close();
});

test('editing: changes of somebody else are shown, and no input is lost', { tag: '@slow' }, async ({
  visit,
  server,
}) => {
  const omar = await addUser(server);
  const page = await visit('admin', `/manager/users/${omar.id}`);
  await page.getByRole('link', { name: 'Edit' }).click();
  const name = page.getByLabel('Name');
  await expect(name).toHaveValue('Omar Benali');
  await expect(page).toHaveTitle(`Edit user · Omar Benali | ${product.name}`);
  await expect(page.getByLabel('E-mail')).toBeDisabled();
  await name.fill('Omar B.');
  await page.getByLabel('Admin', { exact: true }).check();

  await server.database.sql`
    update users set name = 'Omar the Second', updated_at = now() where id = ${omar.id}`;
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('Your text is kept');
  await expect(page.getByRole('alert')).toContainText('Omar the Second');
  await expect(name).toHaveValue('Omar B.');
  await expect(page.getByLabel('Admin', { exact: true })).toBeChecked();

  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  const roleChanged = page.locator('[data-sonner-toast]').filter({ hasText: 'Role changed: User and Admin' });
  await expect(roleChanged.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Omar B.');
  const [row] = await server.database.sql`select name, role from users where id = ${omar.id}`;
  expect(row).toEqual({ name: 'Omar B.', role: 'user,admin' });
});
