import type { Page, Request } from 'playwright/test';
import type { ProductionServer } from '#tests/support/start-production-server.ts';
import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, test } from './layout-test.ts';

export const offlineText = 'You are offline. Try again when the connection is back.';
export const word = () => `offline-${crypto.randomUUID().slice(0, 8)}`;
export const strip = (page: Page) => page.getByText('You are offline. Nothing can be saved');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  // The page hears of it a moment later.
  await expect(strip(page)).toBeVisible();
}

export interface OfflineForm {
  path: string;
  person: 'admin' | 'user' | 'nobody';
  /** Labels of its fields, with what is typed into each. */
  fields: () => Record<string, string>;
  button: string;
  /** The module of its action, without extension. */
  action: string;
  /** Whether that was fetched with the page. */
  comes?: boolean;
  /** What became of it once it was sent. */
  after(page: Page, typed: Record<string, string>, server: ProductionServer): Promise<void>;
}

/** Tests that a form sent without a network keeps what was typed, and can be sent later. */
export function testOfflineForm(form: OfflineForm): void {
  const { path, person, fields, button, action, after, comes = true } = form;
  const module = new RegExp(`assets/${action}-[^/]*\\.js$`);
  test(`a form that is sent without a network keeps what was typed, and is sent later: ${path}, its action ${comes ? 'fetched' : 'lost'}`, {
    tag: '@slow',
  }, async ({ visit, page, context, newcomer, server }) => {
    if (!comes) await page.route(module, (route) => route.abort());
    const isAction = (request: Request) => module.test(request.url());
    const tried = comes
      ? page.waitForEvent('requestfinished', isAction)
      : page.waitForEvent('requestfailed', isAction);
    await visit(person === 'nobody' ? person : await newcomer(person), path);
    await tried;
    const typed = fields();
    for (const [label, text] of Object.entries(typed))
      await page.getByLabel(new RegExp(`^${label}`)).fill(text);
    await page.unroute(module);
    await goOffline(page);
    const send = page.getByRole('button', { name: button, exact: true });
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(`${offlineText} What you typed is kept.`);
    for (const [label, text] of Object.entries(typed))
      await expect(page.getByLabel(new RegExp(`^${label}`))).toHaveValue(text);
    if (comes) expect(await violationsInBothThemes(page)).toEqual([]);

    await context.setOffline(false);
    await expect(strip(page)).toHaveCount(0);
    await send.click();
    await after(page, typed, server);
  });
}
