import type { Dialog, Page } from 'playwright';
import { createEvent } from './emitted-event.ts';
import type { OwnContents } from './own-contents.ts';

/**
 * A page with unsaved changes asks before it is left. Electron shows nothing: it stays unless main prevents the event.
 * Other dialogs of pages are closed.
 */
export async function answerDialog(box: Dialog, contents: OwnContents): Promise<void> {
  if (box.type() !== 'beforeunload') return box.dismiss().catch(() => {});
  await (mayLeave(contents) ? box.accept() : box.dismiss()).catch(() => {});
}

/** Whether the page would prevent being closed. */
export async function wantsToStay(page: Page, contents: OwnContents): Promise<boolean> {
  const asks = await page
    .evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
    .catch(() => false);
  return asks && !mayLeave(contents);
}

function mayLeave(contents: OwnContents): boolean {
  const event = createEvent();
  contents.emit('will-prevent-unload', event);
  return event.defaultPrevented;
}
