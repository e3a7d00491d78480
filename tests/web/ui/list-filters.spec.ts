import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, test } from './ui-test.ts';

test.use({ only: 'list' });

test('filters of ranges and of records', { tag: '@slow' }, async ({ openParts }) => {
  const { page, section } = await openParts();
  const part = section('List filters');
  const keys = page.keyboard;
  await part.getByRole('button', { name: 'Due any' }).click();
  const due = page.getByRole('dialog', { name: 'Due' });
  await expect(due.getByLabel('From')).toBeFocused();
  await keys.type('24/11/2026');
  await due.getByLabel('Until').fill('soon');
  await keys.press('Enter');
  await expect(due.getByLabel('Until')).toHaveAccessibleDescription('Enter a valid date');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await due.getByLabel('Until').fill('3 nov 2026');
  await keys.press('Enter');
  const pill = part.getByRole('button', { name: 'Due 3 November 2026 – 24 November 2026' });
  await expect(pill).toBeFocused();
  await part.getByRole('button', { name: 'Remove filter: Due' }).click();
  await expect(part.getByRole('button', { name: 'Due any' })).toBeFocused();

  await part.getByRole('button', { name: 'Price €10.00 – €1,250.00' }).click();
  const price = page.getByRole('dialog', { name: 'Price' });
  await expect(price.getByLabel('At most')).toHaveValue('1250.00');
  await price.getByLabel('At most').fill('');
  await price.getByRole('button', { name: 'Apply' }).click();
  await expect(part.getByRole('button', { name: 'Price €10.00 or more' })).toBeVisible();

  await part.getByRole('button', { name: 'Person any' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Person' }).last()).toBeFocused();
  await keys.type('juma');
  await expect(page.getByRole('option', { name: 'Juma Mwangi' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await keys.press('Enter');
  await expect(part.getByRole('button', { name: 'Person Juma Mwangi' })).toBeFocused();
});
