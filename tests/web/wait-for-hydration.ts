import type { Page } from 'playwright/test';

/** Waits until React has taken the page over, which marks its nodes, and listens to keys, which its effects do. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const node = document.querySelector('a[href], button');
    return node !== null && Object.keys(node).some((key) => key.startsWith('__reactProps'));
  });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
