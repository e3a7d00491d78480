import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { options } from './options.ts';

let context: BrowserContext | undefined;
let spare: Page | undefined;
/** Pages that we opened and that Chromium has not reported yet. */
let expected = 0;

/** Starts the Chromium that renders the windows; it can connect to this machine only. */
export async function startChromium(): Promise<void> {
  // Imported lazily: a second instance, which exits at once, does not need it.
  const { chromium } = await import('playwright');
  context = await chromium.launchPersistentContext(join(options.userData, 'chromium'), {
    executablePath: options.chromium.program,
    viewport: null,
    locale: options.locale ?? 'en-US',
    timezoneId: 'UTC',
    args: [
      '--remote-debugging-port=0',
      '--disable-site-isolation-trials',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE *.localhost, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ...options.chromium.arguments,
    ],
  });
  spare = context.pages()[0];
  context.on('page', (page) => {
    if (expected > 0) expected--;
    // Chromium's own popups: the app's handler was called, and it opens windows itself.
    else void page.close().catch(() => {});
  });
  context.on('close', crash);
}

/** A blank page for a window; the first is the one with which Chromium started. */
export async function takePage(): Promise<Page> {
  if (!context) throw new Error('Cannot create BrowserWindow before app is ready');
  const page = spare;
  spare = undefined;
  if (page) return page;
  expected++;
  return context.newPage();
}

/** Chromium exits with its last page, but the app may continue: a blank page replaces it. */
export async function closePage(page: Page): Promise<void> {
  if (context?.pages().length === 1) spare = await takePage();
  await page.close();
}

/** The app cannot continue without its windows. */
function crash(): never {
  process.exit(1);
}

export async function stopChromium(): Promise<void> {
  if (!context) return;
  context.off('close', crash);
  await Promise.race([context.close(), new Promise((resolve) => setTimeout(resolve, 5_000))]);
}
