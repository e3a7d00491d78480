import type { CDPSession, Page } from 'playwright';
import { toApp } from './addresses.ts';
import { createEvent } from './emitted-event.ts';
import { nativeTheme } from './native-theme.ts';
import { network } from './network.ts';
import type { OwnContents } from './own-contents.ts';

/** Converts Chromium's events to Electron's. */
export function passOnEvents(contents: OwnContents, cdp: CDPSession): void {
  cdp.on('Page.frameNavigated', ({ frame }) => {
    if (!frame.parentId && !frame.unreachableUrl)
      contents.emit('did-navigate', createEvent(), toApp(frame.url), 200, 'OK');
  });
  cdp.on('Page.navigatedWithinDocument', ({ url }) => {
    contents.emit('did-navigate-in-page', createEvent(), toApp(url), true, 1, 1);
  });
  cdp.on('Page.frameStartedLoading', () => contents.emit('did-start-loading', createEvent()));
  cdp.on('Page.domContentEventFired', () => contents.emit('dom-ready', createEvent()));
  cdp.on('Page.loadEventFired', () => {
    contents.emit('did-finish-load', createEvent());
    contents.emit('did-stop-loading', createEvent());
  });
}

/** Notifies the page of the system's theme and connection. */
export async function followSystem(page: Page, cdp: CDPSession): Promise<void> {
  const wear = () => page.emulateMedia({ colorScheme: nativeTheme.shouldUseDarkColors ? 'dark' : 'light' });
  const connect = (offline: boolean) =>
    cdp.send('Network.overrideNetworkState', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  const follow = () => void wear().catch(() => {});
  nativeTheme.on('updated', follow);
  const stop = network.onChange((offline) => void connect(offline).catch(() => {}));
  page.on('close', () => {
    nativeTheme.off('updated', follow);
    stop();
  });
  await wear();
  if (network.offline) await connect(true);
}
