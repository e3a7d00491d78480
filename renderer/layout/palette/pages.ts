import type { Init } from '#contract/api/init.ts';
import type { Action } from '../../components/actions/action.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import { importChunk } from '../../lib/chunks/chunk.ts';
import { may } from '../../lib/permissions.ts';
import type { Feature, NavigationEntry } from '../feature.ts';
import type { CommandOffer, PaletteOffers } from './palette-feature.ts';

/** Pages, commands, records and forms of a feature in the palette. */
export interface PaletteFeature extends PaletteOffers {
  pages: readonly NavigationEntry[];
}

const nothing: PaletteOffers = { namespaces: [], commands: [] };

/** Loads the palette's part of each feature, in the order of the features. */
export function loadPalette(features: readonly Feature[]): Promise<PaletteFeature[]> {
  return Promise.all(
    features.map(async ({ navigation, palette }) => ({
      ...(palette ? await importChunk(palette) : nothing),
      pages: navigation,
    })),
  );
}

/** A page in one of the areas. */
export type Page = NavigationEntry & { area: Area; address: string };

/**
 * The pages that the user may open: those of the area, then those of the other one. What both have leads to the one
 * of the area.
 */
export function pagesFor(init: Init, area: Area, features: readonly PaletteFeature[]): Page[] {
  const all = features.flatMap(({ pages }) => pages).filter(({ allowed }) => allowed(init, area));
  const other: Area = area === 'app' ? 'manager' : 'app';
  const open = (page: NavigationEntry, where: Area): Page[] => {
    const address = page.to[where]?.path;
    return address !== undefined && may(init, 'apps', where) ? [{ ...page, area: where, address }] : [];
  };
  const own = all.flatMap((page) => open(page, area));
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...all.filter(({ id }) => !ids.has(id)).flatMap((page) => open(page, other))];
}

/** A command as an area offers it. */
export type Command = Omit<CommandOffer, 'to' | 'within'> & {
  area: Area;
  to: string;
  within?: string | undefined;
};

/** The commands that the user may run, each in the area that its address lies in. */
export function commandsFor(init: Init, from: Area, features: readonly PaletteFeature[]): Command[] {
  return features
    .flatMap(({ commands }) => commands)
    .map((command) => {
      const to = typeof command.to === 'function' ? command.to(from) : command.to;
      const within = typeof command.within === 'function' ? command.within(from) : command.within;
      return {
        ...command,
        to,
        within,
        area: to.startsWith('/app/') ? ('app' as const) : ('manager' as const),
      };
    })
    .filter(({ area, allowed }) => may(init, 'apps', area) && allowed(init, from));
}

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
