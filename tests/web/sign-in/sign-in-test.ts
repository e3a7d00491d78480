import { expect, type Page } from 'playwright/test';
import type { ProductionServer } from '#tests/support/start-production-server.ts';
import { test as base } from '../layout/layout-test.ts';

export { waitForHydration } from '../wait-for-hydration.ts';
export { expect };

type Fixtures = {
  /** An address that nobody else uses. */
  email: string;
  /** Asks for a code at /login and waits until it can be entered. */
  requestCode(page: Page, email: string, path?: string): Promise<void>;
  /** Comes in as a new person by the code from the mail, up to the question for the name. */
  comeToOnboarding(page: Page, email: string, path?: string): Promise<void>;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  email: async ({}, use) => use(`ada-${crypto.randomUUID()}@example.com`),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  requestCode: async ({}, use) => {
    await use(async (page, email, path = '/login') => {
      await page.goto(path);
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Continue with e-mail' }).click();
      await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
    });
  },
  comeToOnboarding: async ({ server, requestCode }, use) => {
    await use(async (page, email, path) => {
      await requestCode(page, email, path);
      await typeCode(page, await server.mailbox.codeFor(email));
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    });
  },
});

/** Types a code into the six cells; the last character sends it. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code, 6 characters').pressSequentially(code);
}

/** A code that is surely not the given one. */
export function wrongCode(code: string): string {
  return code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
}

/** What a browser logs for a document or a call that is answered with a refusal. */
export const refused =
  /Failed to load resource: the server responded with a status of (4\d\d|500)|net::ERR_FAILED/;

/** As if the wait before another code had passed: the server reads it from the end of the code's life. */
export async function passWait({ database }: ProductionServer): Promise<void> {
  await database.sql`update verifications set expires_at = expires_at - interval '61 seconds'`;
}
