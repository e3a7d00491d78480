import type { Page } from 'playwright';
import type { Scene } from './screen.ts';

type Role = Parameters<Page['getByRole']>[0];
type Steps = (scene: Scene) => Promise<void>;

/** Presses the button with this text and waits for its dialog. */
export function openDialog(key: string): Steps {
  return async ({ page, say }) => {
    await page
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
  };
}

/** Clicks the first element that matches the selector, and waits for an element with the role. */
export function click(selector: string, role: Role): Steps {
  return async ({ page }) => {
    await page.locator(selector).first().click();
    await page.getByRole(role).first().waitFor();
  };
}

/** Presses a key, and waits for an element with the role. */
export function pressKey(key: string, role: Role): Steps {
  return async ({ page }) => {
    await page.keyboard.press(key);
    await page.getByRole(role).first().waitFor();
  };
}

/** Selects rows of a list; 0 is the box of the header. */
export function selectRows(...rows: number[]): Steps {
  return async ({ page }) => {
    for (const row of rows) await page.getByRole('row').getByRole('checkbox').nth(row).check();
  };
}

/** Opens the first record of a list, and waits for its address. */
export function openFirst(address: RegExp): Steps {
  return async ({ page }) => {
    await page.locator('[data-row-link]').first().click();
    await page.waitForURL(address);
  };
}
