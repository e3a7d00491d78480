import { expect, test } from './repository-page-test.ts';

const script = '<img src=x onerror="window.hit=1"><script>window.hit=1</script></script><!--<script>';

test('a hostile name and description are shown as text, and run nothing', { tag: '@slow' }, async ({
  visit,
  page,
  add,
}) => {
  const { id, name } = await add({ name: '<b onmouseover=alert(1)>x</b>"\'`', description: script });
  await visit('admin', `/manager/repositories/${id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(script)).toBeVisible();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('a page without a clipboard still copies', { tag: '@slow' }, async ({ visit, page, add }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const { id } = await add();
  await visit('admin', `/manager/repositories/${id}`);
  await page.evaluate(() => {
    document.addEventListener('copy', (event) => {
      const data = event.clipboardData?.getData('text/plain');
      Object.assign(window, { copied: data });
    });
  });
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { copied?: string }).copied)).toBe(id);
});
