import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import type { Language } from '../../contract/facts/languages.ts';
import { readLocales } from '../../scripts/locales/read-locales.ts';
import type { Picture } from './plan-pictures.ts';
import { sizes } from './screen.ts';
import { movePointerAway, settle } from './settle.ts';
import type { Origin } from './start-origins.ts';

/** Dots of a side of the largest picture that Chromium takes. */
const longestSide = 8000;

const texts = readLocales('locales');

/** Goes to a screen, does its steps, and takes the picture. */
export async function takePicture(
  { screen, look, file }: Picture,
  { context, origin, folder }: { context: BrowserContext; origin: Origin; folder: string },
): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(screen.path);
    await settle(page);
    await screen.steps?.({ page, look, origin, say: (key) => textOf(look.language, key) });
    await movePointerAway(page);
    if (screen.whole) await makeRoom(page, sizes[look.size]);
    await settle(page);
    await keep(page, join(folder, file));
  } finally {
    await page.close();
  }
}

function textOf(language: Language, key: string): string {
  const text = texts.get(language)?.get(key);
  if (text === undefined) throw new Error(`no text ${key} in ${language}`);
  return text;
}

/** Makes the window as high as the page, so that what sticks to its edges does. */
async function makeRoom(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(needed, height), longestSide) });
}

async function keep(page: Page, path: string): Promise<void> {
  if (path.endsWith('.png')) {
    await page.screenshot({ path });
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 88 });
  await writeFile(path, Buffer.from(data, 'base64'));
}
