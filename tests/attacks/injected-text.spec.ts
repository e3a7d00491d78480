import { expect, test } from '#tests/web/repositories/repository-page-test.ts';

const script =
  '<img src=x onerror="window.hit=1"><script>window.hit=1</script></script><script>window.hit=1</script>';

/** Whether any injected script has run. */
const hit = () => (window as unknown as { hit?: number }).hit ?? 0;

test('hostile names are shown as text, and run nothing', async ({ visit, page, add }) => {
  const { id, name } = await add({ name: '<b onmouseover=alert(1)>x</b>"\'`', description: script });
  await visit('admin', `/manager/repositories/${id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(script)).toBeVisible();
  expect(await page.evaluate(hit)).toBe(0);
});

test('a text cannot end the state script of a page', async ({ visit, page, add }) => {
  await add({ name: 'a', description: '</script><!--<script>' });
  await visit('admin', `/manager/repositories?searchTerm=${encodeURIComponent(script)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(script);
  expect(await page.evaluate(hit)).toBe(0);
});

test.describe('the content security policy', () => {
  test.use({ expected: /Content Security Policy|status of/ });

  test('blocks injected content', async ({ visit, page }) => {
    await visit('admin', '/manager/repositories');
    await page.evaluate(() => {
      const inline = document.createElement('script');
      inline.textContent = 'window.hit = 1';
      const handler = document.createElement('div');
      handler.innerHTML =
        '<img src="data:," onerror="window.hit = 1"><iframe srcdoc="<script>parent.hit=1</script>">';
      const base = document.createElement('base');
      base.href = 'https://evil.example/';
      document.head.append(inline, base);
      document.body.append(handler);
    });
    await page.waitForTimeout(0);
    expect(await page.evaluate(hit)).toBe(0);
    expect(await page.evaluate(() => document.baseURI)).not.toContain('evil');
  });
});

test('a page without a clipboard still copies', async ({ visit, page, add }) => {
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
