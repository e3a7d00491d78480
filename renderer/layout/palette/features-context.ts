import { createContext, useContext } from 'react';
import type { PaletteFeature } from './palette-feature.ts';

/** Fetches what the features bring; given by the application, which alone knows them. */
export type LoadFeatures = () => Promise<readonly PaletteFeature[]>;

export const FeaturesContext = createContext<LoadFeatures>(async () => []);

export function useLoadFeatures(): LoadFeatures {
  return useContext(FeaturesContext);
}
