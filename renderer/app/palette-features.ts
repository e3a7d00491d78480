import { repositoriesPalette } from '../features/repositories/repositories-palette.ts';
import { usersPalette } from '../features/users/users-palette.ts';
import type { PaletteFeature } from '../layout/palette/palette-feature.ts';

/** What the features bring into the palette, in the order in which it shows them. */
export const paletteFeatures: readonly PaletteFeature[] = [repositoriesPalette, usersPalette];
