import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** The key of shortcuts, as users read it on their keyboard: '⌘' on a Mac, else 'Ctrl'. */
export function useModifierKey(): '⌘' | 'Ctrl' {
  return useSyncExternalStore(
    subscribe,
    () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}
