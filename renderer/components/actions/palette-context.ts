import { createContext, useContext } from 'react';

export type Area = 'app' | 'manager';

/** Dialogs that can be opened from anywhere in an area. */
export type PaletteView = 'search' | 'shortcuts';

interface PaletteControl {
  open(view: PaletteView): void;
  /** Fetches its code, for a pointer or focus that is likely to open it. */
  prepare(): void;
}

/** Null where there is no palette. */
export const PaletteContext = createContext<PaletteControl | null>(null);

export function usePalette(): PaletteControl | null {
  return useContext(PaletteContext);
}
