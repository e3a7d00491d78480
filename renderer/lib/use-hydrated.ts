import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and until the page is alive: what needs a script has a plain control in its place. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
