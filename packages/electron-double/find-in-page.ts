import type * as Electron from 'electron';
import type { Page } from 'playwright';

type Found = Pick<
  Electron.FoundInPageResult,
  'activeMatchOrdinal' | 'matches' | 'selectionArea' | 'finalUpdate'
>;

/** Searches of one page, each continuing from the last match. */
export function createFinder() {
  let last = { text: '', active: 0 };
  return {
    async find(
      page: Page,
      text: string,
      { forward = true, findNext = false }: Electron.FindInPageOptions,
    ): Promise<Found> {
      const matches = await countMatches(page, text);
      // In Electron `findNext: true` starts a search, and `false` continues one.
      const isNew = findNext || text !== last.text;
      const next = isNew ? 1 : last.active + (forward ? 1 : -1);
      const active = matches === 0 ? 0 : ((next - 1 + matches) % matches) + 1;
      last = { text, active };
      const selectionArea = { x: 0, y: 0, width: 0, height: 0 };
      return { activeMatchOrdinal: active, matches, selectionArea, finalUpdate: true };
    },
    stop(): void {
      last = { text: '', active: 0 };
    },
  };
}

/** Case-insensitive number of matches on a page. */
function countMatches(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (term) => document.body.innerText.toLowerCase().split(term.toLowerCase()).length - 1,
    text,
  );
}
