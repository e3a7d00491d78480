import type { Init } from '#contract/api/init.ts';
import type { Action } from '../../components/actions/action.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import type { PaletteFeature } from './load-palette.ts';
import { commandsFor, pagesFor } from './pages.ts';

/** The pages of an area that can be gone to by keys. Where several have the same, the one that belongs to the path is first. */
export function keyedPages(features: readonly PaletteFeature[]) {
  return (init: Init, area: Area, path: string): Action[] => {
    const pages = pagesFor(init, area, features).map((page) => ({ ...page, to: page.address }));
    const commands = commandsFor(init, area, features)
      .filter(({ within }) => within === undefined || path.startsWith(within))
      .toSorted((a, b) => Number(a.within === undefined) - Number(b.within === undefined));
    return [...commands, ...pages]
      .filter((page) => page.keys !== undefined && page.area === area)
      .map(({ id, icon, label, keys, to }) => ({ id, icon, label, ...(keys && { keys }), to }));
  };
}
