import { waitForHydration } from '../wait-for-hydration.ts';
import { expect, test } from './ui-test.ts';

test('a late answer of a search leaves first what was first, and Enter takes that', { tag: '@slow' }, async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/dev/ui/form`);
  await waitForHydration(page);
  const person = page.getByRole('combobox', { name: /^Person/ });
  await person.fill('am');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveText([/^Camille Roux/, /^Amina Wanjiru/]);
  await expect(page.locator('[aria-busy=true]').filter({ has: page.getByRole('listbox') })).toHaveCount(0);
  await expect(options).toHaveText([/^Camille Roux/, /^Amina Wanjiru/]);
  await page.keyboard.press('Enter');
  await expect(person).toHaveValue('Camille Roux');
});

test('what was typed and not chosen is kept, with an error, and is not sent as what was chosen before', {
  tag: '@slow',
}, async ({ page, server }) => {
  await page.goto(`${server.url}/dev/ui/form`);
  await waitForHydration(page);
  const person = page.getByRole('combobox', { name: /^Person/ });
  const option = page.getByRole('listbox').getByRole('option');
  await person.fill('cam');
  await page.keyboard.press('Enter');
  await expect(person).toHaveValue('Camille Roux');
  await person.fill('otie');
  await expect(option).toHaveText([/^Nia Otieno/]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(person).toHaveValue('otie');
  await expect(person).toHaveAccessibleDescription('Choose one from the list');
  await expect(page.locator('input[name=person]')).toHaveValue('');

  // Sent as it is, the form comes back with it.
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(person).toHaveValue('otie');
  await expect(person).toHaveAccessibleDescription('Choose one from the list');
  await person.focus();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveText([/^Nia Otieno/]);
  await page.keyboard.press('Enter');
  await expect(person).toHaveValue('Nia Otieno');
  await expect(person).not.toHaveAttribute('aria-invalid');
  await expect(page.locator('input[name=person]')).toHaveValue('person-e');

  // The whole name needs no choice, and nothing is as good as a choice where there need be none.
  await person.fill('amina wanjiru');
  await expect(option).toHaveText([/^Amina Wanjiru/]);
  await page.keyboard.press('Tab');
  await expect(page.locator('input[name=person]')).toHaveValue('person-a');
  await person.fill('');
  await page.keyboard.press('Tab');
  await expect(person).toHaveValue('');
  await expect(person).not.toHaveAttribute('aria-invalid');
});
