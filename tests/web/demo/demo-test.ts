import { expect, type Locator, type Page, type Request } from 'playwright/test';
import { operations } from '#contract/api/contract.ts';
import type { DemoRole } from '#contract/demo.ts';
import { enterDemo } from '#tests/support/demo.ts';
import { waitForHydration } from '../layout/layout-test.ts';
import { test as base } from '../sign-in/sign-in-test.ts';

export { expect };

type Fixtures = {
  /** Opens a page of the demo as one of its two people; in the end no write may have left the browser. */
  look(role: DemoRole, path: string): Promise<Page>;
};

/** A test of the demo, of which a worker has one server. */
export const test = base.extend<Fixtures>({
  variables: { DEMO: 'true' },
  look: async ({ page, context, server }, use) => {
    const writes: string[] = [];
    page.on('request', (request) => {
      if (writesSomething(request)) writes.push(`${request.method()} ${request.url()}`);
    });
    await use(async (role, path) => {
      // What the page before is still fetching would come with the cookies of the next session.
      await page.goto('about:blank');
      const { cookies } = await enterDemo(server, role);
      await context.addCookies(
        [...cookies, ['i18next', 'en'] as const].map(([name, value]) => ({ name, value, url: server.url })),
      );
      await page.goto(server.url + path);
      await waitForHydration(page);
      return page;
    });
    expect(writes, 'writes that left the page').toEqual([]);
  },
});

/** Operations that a demo allows; some reads are posted. */
const allowed = operations
  .filter(({ method, meta }) => method === 'GET' || meta.changesNothing || meta.changesSession)
  .map(({ id }) => id);

function writesSomething(request: Request): boolean {
  const reading = ['GET', 'HEAD'].includes(request.method());
  return !reading && !allowed.some((id) => request.url().endsWith(`/api/fn/${id}`));
}

/** The control says that it is off, and explains itself to whoever presses it, with the pointer and with Enter. */
export async function expectBlocked(control: Locator): Promise<void> {
  await expect(control).toHaveAttribute('aria-disabled', 'true');
  // Its click would wait until the control is on, and a forced one does not wait until the control stands still.
  await control.hover();
  await control.click({ force: true });
  await expectExplained(control.page());
  await control.press('Enter');
  await expectExplained(control.page());
}

/** The same for an entry of a menu, which shuts when it is pressed. */
export async function expectBlockedEntry(open: () => Promise<void>, entry: Locator): Promise<void> {
  await open();
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  // Waits until the menu is open: until then its entries take no press.
  await entry.hover();
  await entry.click({ force: true });
  await expectExplained(entry.page());
  await open();
  await entry.press('Enter');
  await expectExplained(entry.page());
}

/** The dialog of the demo is there; shuts it. */
export async function expectExplained(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Demo Mode' });
  await expect(dialog).toContainText('This is a read-only demo, this action is disabled.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}
