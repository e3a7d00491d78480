import { expect, test } from '../sign-in/social-test.ts';

test('an account is linked through its provider, and unlinked, unless it is the only way to sign in', {
  tag: '@slow',
}, async ({ visit, newcomer, server, provider }) => {
  const person = await newcomer();
  const page = await visit(person, '/app/account');
  const linked = page.getByRole('region', { name: 'Linked accounts' });
  await expect(linked.getByRole('listitem')).toContainText('Not linked');

  provider.signInAs({ sub: 'eve', email: `eve-${person.email}`, email_verified: true });
  await linked.getByRole('button', { name: 'Link Mwangaza' }).click();
  await expect(linked.getByRole('alert')).toContainText('it has another e-mail address than yours here');
  provider.refuseWith('access_denied');
  await linked.getByRole('button', { name: 'Link Mwangaza' }).click();
  await expect(linked.getByRole('alert')).toContainText('the provider did not allow it');
  provider.refuseWith(undefined);
  provider.signInAs({ sub: person.email, email: person.email, email_verified: true });
  await linked.getByRole('button', { name: 'Link Mwangaza' }).click();
  await expect(page.getByText(/Mwangaza.* is linked/)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/account$/);
  await expect(linked.getByRole('alert')).toHaveCount(0);

  const unlink = linked.getByRole('button', { name: 'Unlink Mwangaza' });
  const { sql } = server.database;
  await sql`update users set email_verified = false where email = ${person.email}`;
  await page.reload();
  await expect(unlink).toBeDisabled();
  await expect(unlink).toHaveAccessibleDescription("You can't unlink your last account");
  await sql`update users set email_verified = true where email = ${person.email}`;
  await page.reload();
  await unlink.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/Mwangaza.* is unlinked/)).toBeVisible();
  await expect(linked.getByRole('button', { name: 'Link Mwangaza' })).toBeVisible();
});
