import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import type { Language } from '#contract/facts/languages.ts';
import { waitForStillness } from './wait-for-stillness.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Look {
  language: Language;
  theme: 'light' | 'dark';
  width: number;
  /** Of a page that the quick tier looks at. */
  tag: string[];
}

/** Looks of a page: each language and each theme, wide and on a phone. */
export const looks: Look[] = [
  { language: 'en', theme: 'light', width: 1280, tag: [] },
  { language: 'ar', theme: 'dark', width: 390, tag: [] },
  { language: 'fr', theme: 'light', width: 320, tag: ['@slow'] },
  { language: 'sw', theme: 'dark', width: 1280, tag: ['@slow'] },
];

/** Checks that axe finds nothing, and that nothing scrolls sideways. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  expect(await accessibilityViolations(page), state).toEqual([]);
  // A menu that grows is set to its place a moment later.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, { message: `${state} sideways` }).toBeLessThanOrEqual(0);
}

/** The rules whose outcome a colour decides. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page: every rule, every element. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // A colour half way between two others is nobody's.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return await runAxe(page);
}

/** The same for what moves, where that looks different from what does not. */
export async function violationsWithMotion(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return await runAxe(page);
}

/**
 * The same in both themes; leaves the page in the dark one. A theme is a class that changes colours alone, so that
 * the second one needs the rules about colours alone.
 */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await setTheme(page, 'light');
  const light = await accessibilityViolations(page);
  await setTheme(page, 'dark');
  const dark = await runAxe(page, colourRules);
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)];
}

function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.className = name;
  }, theme);
}

/** In the page itself, which has no frames, once it stands still: axe's own way from Playwright opens a further page for each result. */
async function runAxe(page: Page, rules?: string[]): Promise<string[]> {
  await waitForStillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, rules);
}
