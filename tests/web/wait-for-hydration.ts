import type { Page } from 'playwright/test';

/**
 * Waits until React has taken the page over, which marks its nodes, and listens to keys, which its effects do. React
 * works in slices: the first link can be marked long before a form further down, which the browser would then send itself.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const nodes = [document.querySelector('a[href], button'), ...document.querySelectorAll('form')];
    return nodes.every((node) => node && Object.keys(node).some((key) => key.startsWith('__reactProps')));
  });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
