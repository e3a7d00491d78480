import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { chromiumArguments, findChromium } from '#scripts/find-chromium.ts';
import { options } from './options.ts';

let context: BrowserContext | undefined;
let spare: Page | undefined;
/** Pages that we opened ourselves and that Chromium has not yet told of. */
let expected = 0;

/** Starts the Chromium that draws the windows; nothing but this machine can be reached from it. */
export async function startChromium(): Promise<void> {
  // Loaded here: a second instance, which ends at once, needs none of it.
  const { chromium } = await import('playwright');
  context = await chromium.launchPersistentContext(join(options.userData, 'chromium'), {
    executablePath: findChromium(),
    viewport: null,
    locale: options.locale ?? 'en-US',
    timezoneId: 'UTC',
    args: [
      ...chromiumArguments(),
      '--remote-debugging-port=0',
      '--disable-site-isolation-trials',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE *.localhost, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ...(options.chromium ?? []),
    ],
  });
  spare = context.pages()[0];
  context.on('page', (page) => {
    if (expected > 0) expected--;
    // Chromium's own popups: the app was asked through its handler, and opens windows itself.
    else void page.close().catch(() => {});
  });
  context.on('close', crash);
}

/** A blank page for a window; the first is the one that Chromium started with. */
export async function takePage(): Promise<Page> {
  if (!context) throw new Error('Cannot create BrowserWindow before app is ready');
  const page = spare;
  spare = undefined;
  if (page) return page;
  expected++;
  return context.newPage();
}

/** Chromium ends with its last page, the app may go on: a blank one takes the place. */
export async function closePage(page: Page): Promise<void> {
  if (context?.pages().length === 1) spare = await takePage();
  await page.close();
}

/** Without its windows the app cannot go on. */
function crash(): never {
  process.exit(1);
}

export async function stopChromium(): Promise<void> {
  if (!context) return;
  context.off('close', crash);
  await Promise.race([context.close(), new Promise((resolve) => setTimeout(resolve, 5_000))]);
}
