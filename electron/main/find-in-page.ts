import type { WebContents } from 'electron/main';
import type { DesktopInput } from '#contract/desktop/bridge.ts';
import type { DesktopEvents } from '#contract/desktop/channels.ts';

/** Chromium's own search in the page. */
export function createFindInPage(
  contents: WebContents,
  onFound: (found: DesktopEvents['find.result']) => void,
) {
  let latest = 0;
  contents.on('found-in-page', (_event, { requestId, activeMatchOrdinal, matches, finalUpdate }) => {
    if (requestId === latest && finalUpdate) onFound({ active: activeMatchOrdinal, total: matches });
  });
  return {
    start({ text, forward, next }: DesktopInput<'find.start'>) {
      // In Electron `findNext: true` starts a new search.
      latest = contents.findInPage(text, { forward, findNext: !next });
    },
    // The match stays selected, as in browsers.
    stop: () => contents.stopFindInPage('keepSelection'),
  };
}
