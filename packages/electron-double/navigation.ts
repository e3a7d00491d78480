import type { CDPSession } from 'playwright';
import { toApp } from './addresses.ts';
import { createEvent, type EmittedEvent } from './emitted-event.ts';
import type { OwnContents } from './own-contents.ts';

/** Schemes that Chromium loads over the network; each other one is handled separately. */
const fetched = /^https?:/;

/**
 * Emits Electron's events before each navigation: those started by the page (`will-navigate`, `will-frame-navigate`)
 * and redirects by a server (`will-redirect`).
 * @param isOwn whether main has started it, for which Electron emits none
 */
export async function guardNavigation(
  contents: OwnContents,
  cdp: CDPSession,
  isOwn: (url: string) => boolean,
): Promise<void> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const mainFrameId = frameTree.frame.id;

  cdp.on('Fetch.requestPaused', ({ requestId, request, frameId, redirectedRequestId }) => {
    const isMainFrame = frameId === mainFrameId;
    const url = toApp(request.url + (request.urlFragment ?? ''));
    const prevented = redirectedRequestId
      ? askMain(contents, 'will-redirect', url, isMainFrame)
      : !(isMainFrame && isOwn(toApp(request.url))) && askToNavigate(contents, url, isMainFrame);
    const answer = prevented
      ? cdp.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      : cdp.send('Fetch.continueRequest', { requestId });
    answer.catch(() => {});
  });
  cdp.on('Page.frameRequestedNavigation', ({ url, disposition, frameId }) => {
    const address = toApp(url);
    if (disposition !== 'currentTab') {
      const kind = { newTab: 'background-tab', newWindow: 'new-window', download: 'other' } as const;
      contents.openWindow({ url: address, disposition: kind[disposition], frameName: '', features: '' });
    } else if (!fetched.test(url) && !url.startsWith('blob:')) {
      if (!askToNavigate(contents, address, frameId === mainFrameId)) contents.openExternally(address);
    }
  });
  cdp.on('Page.windowOpen', ({ url, windowName }) => {
    const details = { url: toApp(url), frameName: windowName, features: '' };
    contents.openWindow({ ...details, disposition: 'foreground-tab' });
  });
  await cdp.send('Page.enable');
  await cdp.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Request' }] });
}

/** @returns true if main prevented it */
export function askToNavigate(contents: OwnContents, url: string, isMainFrame: boolean): boolean {
  return (
    askMain(contents, 'will-frame-navigate', url, isMainFrame) ||
    (isMainFrame && askMain(contents, 'will-navigate', url, true))
  );
}

function askMain(contents: OwnContents, name: string, url: string, isMainFrame: boolean): boolean {
  const frame = isMainFrame ? contents.mainFrame : null;
  const details = { url, isSameDocument: false, isMainFrame, frame, initiator: contents.mainFrame };
  const event: EmittedEvent = createEvent(details);
  contents.emit(name, event, url, false, isMainFrame, 1, frame?.routingId ?? 0);
  return event.defaultPrevented;
}
