import type { Page } from 'playwright/test';
import { expect, test } from './layout-test.ts';

test.use({
  variables: { ENVIRONMENT_NAME: 'Preview' },
  // What a link would fetch on focus cannot be had without a network.
  expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
});

for (const path of ['/app/account', '/manager/dashboard']) {
  for (const offline of [false, true]) {
    test(`on a phone no focused element is under a sticky bar: ${path}${offline ? ', offline' : ''}`, {
      tag: '@slow',
    }, async ({ visit, page, context, server }) => {
      await server.database.sql`
        insert into users (id, name, email) select 'u-' || n, 'User ' || n, 'u-' || n || '@example.com'
        from generate_series(1, 4) n on conflict do nothing`;
      // So low that each stop lies beyond an edge, at one height or another.
      for (const height of [330, 350, 370]) {
        await context.setOffline(false);
        await page.setViewportSize({ width: 390, height });
        await visit('admin', path);
        await context.setOffline(offline);
        if (offline) await expect(page.getByText('You are offline.')).toBeVisible();
        const stops = await tabThrough(page, 'Tab');
        expect(stops.length, 'stops').toBeGreaterThan(8);
        expect(stops.filter(Boolean), `forwards at ${height}`).toEqual([]);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        expect((await tabThrough(page, 'Shift+Tab')).filter(Boolean), `backwards at ${height}`).toEqual([]);
      }
      await context.setOffline(false);
    });
  }
}

/** Goes around once; for each stop tells what covers it, or nothing. */
async function tabThrough(page: Page, key: string): Promise<string[]> {
  const stops: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const node of document.querySelectorAll('[data-seen]')) node.removeAttribute('data-seen');
  });
  for (;;) {
    await page.keyboard.press(key);
    const covered = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body || element.dataset.seen) return null;
      element.dataset.seen = 'yes';
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle = left + width / 2;
      // What is taller than the room between the bars cannot be seen whole; some of it must be.
      const isTall = height > innerHeight / 2;
      const covers = [top + 1, top + height / 2, top + height - 1]
        .map((y) => document.elementFromPoint(middle, y))
        .filter((hit) => hit !== element && !element.contains(hit))
        // The tooltip of the stop before floats here for a moment; it is no bar.
        .filter((hit) => !hit?.closest('[data-side]'));
      return covers.length < (isTall ? 3 : 1)
        ? ''
        : `${element.textContent}: ${covers[0]?.outerHTML.slice(0, 80)}`;
    });
    if (covered === null) return stops;
    stops.push(covered);
  }
}
