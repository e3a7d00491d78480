import type { Locator, Page } from 'playwright/test';
import type { Language } from '#contract/facts/languages.ts';
import { test as base } from '../layout/layout-test.ts';

export { expect } from 'playwright/test';

type PartsPage = {
  page: Page;
  /** The region of one group of parts, by its heading. */
  section(name: string): Locator;
};

type Look = { language?: Language; theme?: 'light' | 'dark' };

type Fixtures = {
  /** The sections that the page shows, by their names in its address: fewer take less time. Null for all. */
  only: string | null;
  /** Opens /dev/ui and waits until it answers. What the browser complains about fails the test. */
  openParts(look?: Look): Promise<PartsPage>;
};

export const test = base.extend<Fixtures>({
  // As most people see them.
  contextOptions: { reducedMotion: 'no-preference' },
  only: [null, { option: true }],
  openParts: async ({ page, server, only }, use) => {
    await use(async ({ language = 'en', theme = 'light' } = {}) => {
      const address = new URL(`/dev/ui?lng=${language}&theme=${theme}`, server.url);
      if (only) address.searchParams.set('section', only);
      await page.goto(address.href);
      await page.waitForFunction(
        (dark) =>
          document.documentElement.classList.contains('dark') === dark && document.fonts.status === 'loaded',
        theme === 'dark',
      );
      await hydrated(page);
      const section = (name: string) =>
        page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) });
      return { page, section };
    });
  },
});

/** React marks the nodes it has taken over. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector('main :is(button, input)');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
}
