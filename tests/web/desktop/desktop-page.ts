import type { Page } from 'playwright/test';
import type { Init } from '#contract/api/init.ts';

/** What the server says of the current user and of the product, with something else in it. */
export async function changeInit(page: Page, part: Partial<Init>): Promise<void> {
  await page.route('**/api/fn/init*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...part } });
  });
}

/** Whether the window is dragged by an element: Chromium knows the property outside of the app, too. */
export function isDragged(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).getPropertyValue('-webkit-app-region') === 'drag');
}
