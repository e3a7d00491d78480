import { useState } from 'react';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';

/** Restarts the app into the version that is ready. */
export function useRestart(): { restarting: boolean; restart(): void } {
  const [restarting, setRestarting] = useState(false);
  return {
    restarting,
    restart() {
      setRestarting(true);
      // Where the app goes on after all, as when a form wants to be saved first, the button is there again.
      void desktopBridge?.updates.restart().finally(() => setRestarting(false));
    },
  };
}
