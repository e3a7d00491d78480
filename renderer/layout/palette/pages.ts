import type { Init } from '#contract/api/init.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import { may } from '../../lib/permissions.ts';
import { firstPages, lastPages } from './layout-pages.ts';
import type { CommandOffer, PageOffer, PaletteFeature } from './palette-feature.ts';

/** A page in one of the areas. */
export type Page = PageOffer & { area: Area; address: string };

/**
 * The pages that the user may open: those of the area, then those of the other one. What both have leads to the one
 * of the area.
 */
export function pagesFor(init: Init, area: Area, features: readonly PaletteFeature[]): Page[] {
  const all = [...firstPages, ...features.flatMap(({ pages }) => pages), ...lastPages].filter(({ allowed }) =>
    allowed(init),
  );
  const other: Area = area === 'app' ? 'manager' : 'app';
  const open = (page: PageOffer, where: Area): Page[] => {
    const address = page.to[where];
    return address !== undefined && may(init, 'apps', where) ? [{ ...page, area: where, address }] : [];
  };
  const own = all.flatMap((page) => open(page, area));
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...all.filter(({ id }) => !ids.has(id)).flatMap((page) => open(page, other))];
}

/** The commands that the user may run. */
export function commandsFor(init: Init, features: readonly PaletteFeature[]): CommandOffer[] {
  return features
    .flatMap(({ commands }) => commands)
    .filter(({ allowed }) => may(init, 'apps', 'manager') && allowed(init));
}
