import { delayScripts } from '../delay-scripts.ts';
import { addOrganization } from '../organizations/add-organization.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { expect, test } from './ui-test.ts';

test('what is typed before the scripts have loaded is kept', { tag: '@slow' }, async ({ page, server }) => {
  const release = await delayScripts(page);
  await page.goto(`${server.url}/dev/ui/form?lng=en`, { waitUntil: 'commit' });
  await page.locator('input[type=date][name=due]').fill('2026-11-24');
  await page.locator('[name=name]').fill('Drill');
  // Before the combobox there is a select, which goes to the choice that one types.
  await page.locator('select[name=person]').focus();
  await page.keyboard.type('cam');
  release();
  await waitForHydration(page);
  const person = page.getByRole('combobox', { name: /^Person/ });
  await expect(person).toHaveValue('Camille Roux');
  await expect(person).toBeFocused();
  await expect(page.getByLabel('Due')).toHaveValue('24 November 2026');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Drill');
});

test('a form with text from before the scripts knows that it has changed', { tag: '@slow' }, async ({
  visit,
  newcomer,
  page,
  server,
}) => {
  const owner = await newcomer();
  const { id } = await addOrganization(server, owner.email);
  await visit(owner, '/app');
  const release = await delayScripts(page);
  await page.goto(`/app/organizations/${id}`, { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Mwanga Two');
  release();
  await waitForHydration(page);
  await expect(name).toHaveValue('Mwanga Two');
  await page.getByRole('link', { name: /^Members \d/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await name.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mwanga Two' })).toBeVisible();
});

for (const { path, field, typed } of [
  { path: '/manager/users', field: 'searchTerm', typed: 'nobody at all' },
  { path: '/manager/repositories/import', field: 'csv', typed: 'name,link\nkeel,https://git.example/keel' },
])
  test(`text from before the scripts is used: ${field} of ${path}`, { tag: '@slow' }, async ({
    visit,
    page,
  }) => {
    await visit('admin', '/manager/account');
    const release = await delayScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const control = page.locator(`[name=${field}]`);
    await control.fill(typed);
    release();
    await waitForHydration(page);
    if (field === 'csv') await page.getByRole('button', { name: 'Preview' }).click();
    else await expect(page.getByRole('heading', { name: `No results for "${typed}"` })).toBeVisible();
    await expect(control).toHaveValue(typed);
  });

test('a row that was ticked before the scripts is chosen', { tag: '@slow' }, async ({ visit, page }) => {
  await visit('admin', '/app');
  const release = await delayScripts(page);
  await page.goto('/manager/users', { waitUntil: 'commit' });
  await page
    .getByRole('checkbox', { name: /^Select / })
    .last()
    .check();
  release();
  await waitForHydration(page);
  await expect(page.locator('tr[data-selected]')).toHaveCount(1);
});
