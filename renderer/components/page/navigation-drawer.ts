import { createContext, useContext } from 'react';

/** Opens the navigation of a layout whose sidebar is out of sight; null where there is none. */
export const NavigationDrawerContext = createContext<(() => void) | null>(null);

export function useOpenNavigation(): (() => void) | null {
  return useContext(NavigationDrawerContext);
}
