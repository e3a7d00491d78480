import { importChunk } from '../../lib/chunks/chunk.ts';
import type { Feature, NavigationEntry } from '../feature.ts';
import type { PaletteOffers } from './palette-feature.ts';

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
