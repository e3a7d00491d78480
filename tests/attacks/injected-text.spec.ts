import { expect, test } from '#tests/web/layout/layout-test.ts';
import { addUser } from '#tests/web/users/add-user.ts';

const script =
  '<img src=x onerror="window.hit=1"><script>window.hit=1</script></script><script>window.hit=1</script>';

/** Whether any injected script has run. */
const hit = () => (window as unknown as { hit?: number }).hit ?? 0;

test('hostile text is shown as text, runs nothing and does not end the state script of a page', async ({
  visit,
  page,
  server,
}) => {
  const { id, name } = await addUser(server, {
    name: `${script} <!--<script><b onmouseover=alert(1)>x</b>"'\``,
  });
  await visit('admin', `/manager/users/${id}?from=${encodeURIComponent(script)}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  expect(await page.evaluate(hit)).toBe(0);
});

test.describe('the content security policy', () => {
  test.use({ expected: /Content Security Policy|status of/ });

  test('blocks injected content', { tag: '@slow' }, async ({ visit, page }) => {
    await visit('admin', '/manager/users');
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
      const loads = (element: Element | null, event: string) =>
        new Promise((resolve) => element?.addEventListener(event, resolve));
      return Promise.all([
        loads(handler.querySelector('img'), 'error'),
        loads(handler.querySelector('iframe'), 'load'),
      ]).then(() => true);
    });
    expect(await page.evaluate(hit)).toBe(0);
    expect(await page.evaluate(() => document.baseURI)).not.toContain('evil');
  });
});
