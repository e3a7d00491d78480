import type { Page } from 'playwright/test';

/** Waits until nothing on the page moves, except what moves forever, such as a spinner. */
export async function waitForStillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    // An overlay starts to move in the frame after the one in which it appears.
    await frame();
    await frame();
    for (let animations = moving(); animations.length > 0; animations = moving()) {
      await Promise.allSettled(animations.map(({ finished }) => finished));
      await frame();
    }
  });
}
