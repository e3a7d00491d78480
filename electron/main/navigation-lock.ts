import type { App, Event, WebContents } from 'electron/main';
import type { Log } from './log/create-log.ts';
import type { OpenExternal } from './open-external.ts';
import { isBundleUrl } from './scheme/bundle-url.ts';

interface LockNavigationOptions {
  app: Pick<App, 'on'>;
  openExternal: OpenExternal;
  /** Navigates the open window to one of our pages. */
  goTo(path: string): void;
  log: Log;
}

/**
 * Only our own pages are shown in the app: other links open in the system's browser; new windows, frames of other
 * origins and <webview> are blocked.
 */
export function lockNavigation({ app, openExternal, goTo, log }: LockNavigationOptions): void {
  const block = (event: Pick<Event, 'preventDefault'>, what: string) => {
    event.preventDefault();
    log.warn(`navigation: blocked, ${what}`);
  };

  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.on('will-navigate', (event) => {
      if (isPage(event.url)) return;
      event.preventDefault();
      openExternal(event.url);
    });
    contents.on('will-frame-navigate', (event) => {
      // The main frame is handled by `will-navigate` above.
      if (!event.isMainFrame) block(event, 'a frame within the page');
    });
    contents.on('will-redirect', (event) => {
      if (!isPage(event.url)) block(event, 'a redirect to another origin');
    });
    contents.on('will-attach-webview', (event) => block(event, 'a webview'));
    contents.setWindowOpenHandler(({ url }) => {
      // Ctrl and click, or target=_blank, on one of our links.
      if (isPage(url)) goTo(pathOf(url));
      else openExternal(url);
      return { action: 'deny' };
    });
  });
}

/** An address of one of the app's pages, not of the API or of pictures. */
function isPage(address: string): boolean {
  return isBundleUrl(address) && !/^\/(api|pictures)(\/|$)/.test(new URL(address).pathname);
}

function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
