import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  navigation.addEventListener('currententrychange', listener);
  return () => navigation.removeEventListener('currententrychange', listener);
}

/** Whether the history of the window leads on, backwards and forwards. */
export function useHistorySteps(): { canGoBack: boolean; canGoForward: boolean } {
  return {
    canGoBack: useSyncExternalStore(subscribe, () => navigation.canGoBack),
    canGoForward: useSyncExternalStore(subscribe, () => navigation.canGoForward),
  };
}
