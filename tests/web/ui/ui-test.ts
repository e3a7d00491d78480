import { test as base, type Locator, type Page } from 'playwright/test';
import { type ProductionServer, startProductionServer } from '#tests/support/start-production-server.ts';

export { expect } from 'playwright/test';

type PartsPage = {
  page: Page;
  /** The region of one group of parts, by its heading. */
  section(name: string): Locator;
};

type Look = { language?: 'en' | 'ar' | 'fr' | 'sw'; theme?: 'light' | 'dark' };

type Fixtures = {
  /** The sections that the page shows, by their names in its address: fewer take less time. Null for all. */
  only: string | null;
  /** Opens /dev/ui and waits until it answers. What the browser complains about fails the test. */
  openParts(look?: Look): Promise<PartsPage>;
};

export const test = base.extend<Fixtures, { server: ProductionServer }>({
  // As most people see them.
  contextOptions: { reducedMotion: 'no-preference' },
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const server = await startProductionServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  only: [null, { option: true }],
  openParts: async ({ page, server, only }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
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
    if (complaints.length > 0) throw new Error(`the browser complained: ${complaints.join('\n')}`);
  },
});

/** React marks the nodes it has taken over. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector('main :is(button, input)');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
}
