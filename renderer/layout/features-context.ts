import { createContext, useContext } from 'react';
import type { Feature } from './feature.ts';

/** What the features bring; given by the application, which alone knows them. */
export const FeaturesContext = createContext<readonly Feature[]>([]);

export function useFeatures(): readonly Feature[] {
  return useContext(FeaturesContext);
}
