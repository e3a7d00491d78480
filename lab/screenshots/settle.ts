import type { Page } from 'playwright';

/**
 * Waits until nothing changes any more: the page has come alive, its letters, pictures and data are there, nothing
 * moves.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const control = document.querySelector('a[href], button');
    // React marks the nodes that it has taken over; the mailbox and mails have no script.
    return !document.querySelector('script[type=module]') || Object.keys(control ?? {}).length > 0;
  });
  await page.waitForFunction(() => {
    const busy = document.querySelector('main [aria-busy=true], [role=dialog] [aria-busy=true]');
    const pictures = [...document.images].every((picture) => picture.complete || picture.loading === 'lazy');
    return !busy && pictures && document.fonts.status === 'loaded';
  });
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => {
      const { iterations = 1 } = animation.effect?.getTiming() ?? {};
      return Number.isFinite(iterations);
    });
    await Promise.allSettled(moving.map((animation) => animation.finished));
    // What an effect did after the last of them is drawn with the second frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The pointer away from whatever it would hover. */
export async function movePointerAway(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width - 1, height - 1);
}
