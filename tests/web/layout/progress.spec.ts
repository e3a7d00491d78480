import { delayScripts } from '../delay-scripts.ts';
import { expect, test } from './layout-test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const language of ['en', 'ar'] as const) {
  test(`the bar of a slow navigation runs in the direction of reading: ${language}`, {
    tag: '@slow',
  }, async ({ visit }) => {
    const page = await visit('admin', '/app', { language });
    const release = await delayScripts(page);
    await page.locator('a[href^="/manager"]').first().click();
    const bar = page.locator('.animate-progress');
    await expect(bar).toBeVisible();
    const at = (time: number) =>
      bar.evaluate((element, currentTime) => {
        const [animation] = element.getAnimations();
        animation?.pause();
        if (animation) animation.currentTime = currentTime;
        const { left, right } = element.getBoundingClientRect();
        return (left + right) / 2 / innerWidth;
      }, time);
    const [start, end] = [await at(0), await at(1_399)];
    if (language === 'ar') expect([start > 1, end < 0]).toEqual([true, true]);
    else expect([start < 0, end > 1]).toEqual([true, true]);
    release();
    await expect(bar).toHaveCount(0);
  });
}
