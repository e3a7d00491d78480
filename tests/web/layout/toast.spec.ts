import { expect, test } from './layout-test.ts';

for (const width of [390, 620]) {
  test(`a toast stands above the navigation at the bottom, ${width} px`, { tag: '@slow' }, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit('user', '/dev/ui');
    await page.getByRole('button', { name: 'Importing 214 projects' }).click();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toBeVisible();
    const bottom = async () => {
      const box = await toast.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    await expect.poll(bottom).toBe(844 - (width < 600 ? 16 : 24));

    // The same document goes on to the user area, as a link would take it there.
    await page.evaluate(() => {
      history.pushState(null, '', '/app');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    const navigation = page.getByRole('navigation', { name: 'Application' });
    await expect(navigation).toBeVisible();
    const top = Math.round((await navigation.boundingBox())?.y ?? 0);
    await expect.poll(bottom).toBe(top - (width < 600 ? 16 : 24));
  });
}
