import { expect, test } from '../layout/layout-test.ts';
import { createOrganization } from './organization-test.ts';

test('a new organization is told what to do on its home page, until that is dismissed', {
  tag: '@slow',
}, async ({ visit, newcomer, server }) => {
  const owner = await newcomer();
  const { id } = await createOrganization(server, owner, 'Acme');
  const { id: other } = await createOrganization(server, owner, 'Nour');
  await owner.request('POST', `${server.url}/api/organizations/${other}/first-steps/dismiss`);
  await owner.request('PUT', `${server.url}/api/active-organization`, { id });
  const page = await visit(owner, '/app');
  const heading = page.getByRole('heading', { name: 'Next steps for your organization' });
  await expect(heading).toBeVisible();
  await owner.request('POST', `${server.url}/api/organizations/${id}/invitations`, {
    emails: ['nia@example.com'],
  });
  // Steps that were read within the last second are not read again.
  await expect(async () => {
    await page.getByRole('link', { name: 'Set a picture' }).click();
    await expect(page).toHaveURL(`${server.url}/app/organizations/${id}`);
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page.getByText('Invite somebody: done')).toBeVisible({ timeout: 2000 });
  }).toPass();
  const record = page.getByRole('link', { name: 'Add a first repository' });
  if ((await record.count()) > 0) {
    await record.click();
    await expect(page).toHaveURL(`${server.url}/app/repositories/new`);
    await page.goBack();
  }
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toBeHidden();
  await expect(page).toHaveURL(`${server.url}/app`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(heading).toBeHidden();
});
