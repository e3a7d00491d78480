import { waitForHydration } from '../wait-for-hydration.ts';
import { expect, test } from './ui-test.ts';

test('a late answer of a search leaves first what was first, and Enter takes that', async ({
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
