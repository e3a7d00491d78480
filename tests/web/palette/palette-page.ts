import type { Locator, Page } from 'playwright/test';

/** The field of the palette. */
export function field(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search or go to' });
}

/** An entry. */
export function option(page: Page, name: string | RegExp): Locator {
  return page.getByRole('option', { name });
}

/** What Enter opens. */
export function chosen(page: Page): Locator {
  return page.getByRole('option', { selected: true });
}
