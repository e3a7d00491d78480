import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** What axe finds on the page: every rule, every element. */
export async function findings(page: Page): Promise<string[]> {
  // A colour half way between two others is nobody's.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

/** The same in both themes, for states that are hard to reach twice; leaves the page in the dark one. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.className = name;
    }, theme);
    found.push(...(await findings(page)).map((finding) => `${theme}: ${finding}`));
  }
  return found;
}
