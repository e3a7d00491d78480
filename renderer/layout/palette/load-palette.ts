import { importChunk } from '../../lib/chunks/chunk.ts';
import type { Feature, NavigationEntry } from '../feature.ts';
import type { PaletteOffers } from './palette-feature.ts';

/** What the palette has of a feature. */
export interface PaletteFeature extends PaletteOffers {
  pages: readonly NavigationEntry[];
}

const nothing: PaletteOffers = { namespaces: [], commands: [] };

/** What the features bring into the palette, in their order. */
export function loadPalette(features: readonly Feature[]): Promise<PaletteFeature[]> {
  return Promise.all(
    features.map(async ({ navigation, palette }) => ({
      ...(palette ? await importChunk(palette) : nothing),
      pages: navigation,
    })),
  );
}
