import { expect, test } from './ui-test.ts';

test.use({ only: 'list' });

test('an error names its request, and Retry asks again', async ({ openParts }) => {
  const { section } = await openParts();
  const error = section('Data list').getByRole('alert');
  await expect(error).toContainText('Something went wrong');
  await expect(error).toContainText('7f3a-c91e');
  await error.getByRole('button', { name: 'Retry' }).click();
  await expect(error).toHaveCount(0);
  await expect(section('Data list').getByText('souk-checkout')).toBeVisible();
});

test('no results: the term, where it was searched, and a link to clear it', async ({ openParts }) => {
  const { section } = await openParts();
  const list = section('Data list');
  const none = list.getByRole('status').filter({ hasText: 'No results' });
  await expect(none).toContainText('No results for "boabab"');
  await expect(none).toContainText('Names, links and descriptions were searched');
  await none.getByRole('button', { name: 'Clear search' }).click();
  await expect(none).toHaveCount(0);
  await expect(list.getByText('souk-checkout')).toBeVisible();
});

test('empty: No Data, what will appear here, and the first action', async ({ openParts }) => {
  const { section } = await openParts();
  const list = section('Data list');
  await expect(list.getByText('No Data')).toBeVisible();
  await expect(list.getByText('Projects you add appear here')).toBeVisible();
  await expect(list.getByRole('button', { name: 'New' })).toBeVisible();
});
