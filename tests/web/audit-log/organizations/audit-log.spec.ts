import { expectAccessible, looks } from '../../accessibility-violations.ts';
import { expect, test } from '../../layout/layout-test.ts';

test('an admin finds an event, and opens it by its address', async ({ visit, newcomer, server }) => {
  const admin = await newcomer('admin');
  const person = await newcomer();
  const id = (await person.get('/get-session')).body.user.id;
  await admin.request('POST', `${server.url}/api/users/${id}/ban`, { reason: 'spam', until: null });
  const page = await visit(admin, '/manager/audit');
  await page.getByRole('searchbox', { name: 'Search events' }).fill(person.email);
  const table = page.getByRole('table', { name: 'Events' });
  const rows = table.locator('[data-row]');
  const top = await table.evaluate((shown) => shown.getBoundingClientRect().top);
  await page.getByRole('button', { name: /^Action/ }).click();
  await page.getByRole('combobox', { name: 'Action' }).fill('ban');
  await expect(page.getByRole('group', { name: 'User' }).getByRole('option')).toHaveText([
    'Ban',
    'Lifted ban',
  ]);
  await page.getByRole('option', { name: 'Ban', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Action Ban' })).toBeFocused();
  expect(await table.evaluate((shown) => shown.getBoundingClientRect().top)).toBe(top);
  await expect(rows).toHaveText([/Amina Wanjiru banned this person/]);
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(/event=\d+/);
  const event = page.getByRole('dialog', { name: 'Event' });
  await expect(event).toContainText('127.0.0.0/24');
  await page.reload();
  await expect(event).toContainText(id);
  await event.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).not.toHaveURL(/event=/);
});

test('an address without the id of an event says so', { tag: '@slow' }, async ({ visit, page }) => {
  for (const id of ['', 'none', '999999999999999']) {
    await visit('admin', `/manager/audit?event=${id}`);
    await expect(page.getByRole('dialog', { name: 'Event' })).toContainText('This event is gone');
    await expect(page.getByText('Something went wrong')).toBeHidden();
  }
});

test('events are written to a file, which is there to download then', { tag: '@slow' }, async ({ visit }) => {
  const page = await visit('admin', '/manager/audit');
  await page.getByRole('button', { name: 'Export' }).click();
  const files = page.getByRole('dialog', { name: 'Files of events' });
  await files.getByRole('button', { name: 'Write JSON' }).click();
  const download = page.waitForEvent('download');
  await files.getByRole('link', { name: /^Download JSON/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-.*\.json$/);
});

test('users read their own events, and those of an organization that is theirs', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  const owner = await newcomer();
  const organization = { name: 'Acme', slug: `acme-${crypto.randomUUID()}` };
  const { id } = (await owner.request('POST', `${server.url}/api/organizations`, organization)).body;
  const page = await visit(owner, '/app/account');
  await page.getByRole('link', { name: 'Your activity' }).click();
  await expect(page.getByRole('heading', { name: /^Your activity/ })).toBeVisible();
  await expect(page.locator('[data-row]').first()).toContainText('created this organization');
  await expect(page.locator('[data-row]').first()).toContainText('Organizations · Acme');
  await expect(page.getByRole('table')).not.toContainText(id);
  await page.locator('[data-row]').filter({ hasText: 'signed in' }).first().getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Event' })).toContainText('Signed in withCode by e-mail');
  await page.goto(`/app/organizations/${id}`);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.locator('[data-row]')).toHaveText([/created this organization/]);
});

test('a user without a name is offered once, and events of nobody have a picture', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  const nameless = await newcomer();
  await server.database.sql`update users set name = '' where email = ${nameless.email}`;
  await server.database.sql`
    insert into audit_events (action, subject_type, subject_id) values ('user.code-refused', 'user', '')`;
  const page = await visit('admin', '/manager/audit');
  await page.getByRole('button', { name: /^Person/ }).click();
  await page.getByRole('combobox', { name: 'Person' }).fill(nameless.email);
  await expect(page.getByRole('option')).toHaveText([nameless.email]);
  await page.keyboard.press('Escape');
  const row = page.locator('[data-row]').filter({ hasText: 'Somebody entered a code' }).first();
  await expect(row).toContainText(/refusedJust now · User(?! ·)|refusedUser(?! ·)/);
  await expect(row.locator('svg')).toBeVisible();
});

for (const { language, theme, width } of looks) {
  test(`the audit log is accessible: ${language}, ${theme}, ${width}`, { tag: '@slow' }, async ({
    visit,
  }) => {
    const page = await visit('admin', '/manager/audit', { language, theme });
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, 'list');
    await page.locator('[data-row-link]').first().click();
    await page.getByRole('dialog').getByRole('term').first().waitFor();
    await expectAccessible(page, 'event');
  });
}
