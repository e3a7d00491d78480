import type { App, Event, WebContents } from 'electron/main';
import type { OpenExternal } from './external-links/open-external.ts';
import type { Log } from './log/log.ts';
import { isBundleUrl } from './scheme/bundle-url.ts';

interface LockNavigationOptions {
  app: Pick<App, 'on'>;
  openExternal: OpenExternal;
  /** Goes to a page of ours within the window that is there. */
  goTo(path: string): void;
  log: Log;
}

/**
 * Whatever is shown anywhere in the app stays a page of ours: other links go to the system's browser, further windows,
 * frames of others and <webview> do not come about.
 */
export function lockNavigation({ app, openExternal, goTo, log }: LockNavigationOptions): void {
  const block = (event: Pick<Event, 'preventDefault'>, what: string) => {
    event.preventDefault();
    log.warn(`navigation: refused, ${what}`);
  };

  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.on('will-navigate', (event) => {
      if (isPage(event.url)) return;
      event.preventDefault();
      openExternal(event.url);
    });
    contents.on('will-frame-navigate', (event) => {
      // What the main frame does has been judged above.
      if (!event.isMainFrame) block(event, 'a frame within the page');
    });
    contents.on('will-redirect', (event) => {
      if (!isPage(event.url)) block(event, 'a redirect to elsewhere');
    });
    contents.on('will-attach-webview', (event) => block(event, 'a webview'));
    contents.setWindowOpenHandler(({ url }) => {
      // Ctrl and a click, or target=_blank, on a link of ours.
      if (isPage(url)) goTo(pathOf(url));
      else openExternal(url);
      return { action: 'deny' };
    });
  });
}

/** An address of the bundle that shows a page: what the server answers is no page of the app. */
function isPage(address: string): boolean {
  return isBundleUrl(address) && !/^\/(api|pictures)(\/|$)/.test(new URL(address).pathname);
}

function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
