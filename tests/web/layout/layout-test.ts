import { test as base, type Page } from 'playwright/test';
import type { Language } from '#contract/facts/languages.ts';
import type { Browser as Client } from '#tests/support/browser.ts';
import { describeErrors } from '#tests/support/server-errors.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { type ProductionServer, startProductionServer } from '#tests/support/start-production-server.ts';
import { waitForHydration } from '../wait-for-hydration.ts';

export { expect } from 'playwright/test';
export { waitForHydration };

type Person = 'admin' | 'user' | 'nobody';

type Options = {
  language?: Language;
  theme?: 'light' | 'dark';
  sidebar?: 'open' | 'collapsed';
};

type Fixtures = {
  /** Signs the browser in as one of the two people and opens an address; waits until the page is alive. */
  visit(person: Person | Client, path: string, options?: Options): Promise<Page>;
  /** A person of this test alone, already onboarded. */
  newcomer(role?: 'admin' | 'user'): Promise<Client & { email: string }>;
  /** What the browser may complain about in this test; anything else fails it. */
  expected: RegExp | null;
  /** Prints what the server logs as errors during a test that fails. */
  serverErrors: undefined;
};

type Worker = {
  server: ProductionServer;
  /** Environment variables of the server. All specs of a worker with the same object share a server. */
  variables: NodeJS.ProcessEnv;
  people: Record<'admin' | 'user', Client & { email: string }>;
};

async function signIn(server: ProductionServer, role: 'admin' | 'user'): Promise<Client & { email: string }> {
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  const client = await signInUser(server, email, 'Amina Wanjiru');
  await server.database.sql`update users set role = ${role} where email = ${email}`;
  return Object.assign(client, { email });
}

/** What every other `test` of tests/web extends: a worker has one server for all. */
export const test = base.extend<Fixtures, Worker>({
  variables: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ variables }, use) => {
      const server = await startProductionServer({ ADMIN_EMAILS: 'admin@example.com', ...variables });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  people: [
    async ({ server }, use) => {
      await use({ admin: await signIn(server, 'admin'), user: await signIn(server, 'user') });
    },
    { scope: 'worker' },
  ],
  newcomer: async ({ server }, use) => {
    await use((role = 'user') => signIn(server, role));
  },
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  expected: async ({}, use) => use(null),
  serverErrors: [
    async ({ server }, use, test) => {
      const start = server.program.output().length;
      await use(undefined);
      const text = describeErrors(server.program.output().slice(start));
      if (text && test.status !== test.expectedStatus) console.error(text);
    },
    { auto: true },
  ],
  page: async ({ page, expected }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    await use(page);
    const surprises = complaints.filter((text) => !expected?.test(text) && !fontOfCache.test(text));
    if (surprises.length > 0) throw new Error(`the browser complained: ${surprises.join('\n')}`);
  },
  visit: async ({ page, context, server, people }, use) => {
    await use(async (person, path, { language = 'en', theme = 'light', sidebar = 'open' } = {}) => {
      const client = typeof person === 'string' ? person !== 'nobody' && people[person] : person;
      const cookies = { i18next: language, theme, sidebar, 'time-zone': 'UTC' };
      const own = client ? [...client.cookies] : [];
      await context.addCookies(
        [...Object.entries(cookies), ...own].map(([name, value]) => ({ name, value, url: server.url })),
      );
      await page.goto(server.url + path);
      await waitForHydration(page);
      return page;
    });
  },
});

/**
 * After a page in another language Chromium has the style sheet in memory, asks its cache for the font once more, and
 * takes the preloaded one for unused. Nothing is fetched twice, and a page that comes first does not say so.
 */
const fontOfCache = /noto-sans-arabic-[\w-]+\.woff2 was preloaded using link preload but not used/;

/** Keeps pages from fetching what presses may open, which they do when they are idle: it counts from their end of loading. */
export function neverIdle(page: Page): Promise<unknown> {
  return page.addInitScript(() => Object.defineProperty(document, 'readyState', { get: () => 'loading' }));
}

/** What a browser logs for a document that is answered with a refusal. */
export const refusedDocument = /Failed to load resource: the server responded with a status of 4\d\d/;
