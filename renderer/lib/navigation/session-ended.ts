import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** What the navigation to /login carries when the session has ended by itself. */
export const sessionEnded = { sessionEnded: true };

/** Whether the visitor came to this page because the session ended. The server does not see it, so not at first. */
export function useSessionEnded(): boolean {
  const { state } = useLocation();
  return useSyncExternalStore(
    () => () => {},
    () => Boolean((state as Partial<typeof sessionEnded> | null)?.sessionEnded),
    () => false,
  );
}
