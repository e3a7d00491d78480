import { useCallback } from 'react';
import { useServices } from '../services/services.ts';
import { useInit } from '../services/use-init.ts';
import { rememberPreference } from './remember.ts';

/** Whether keys without Ctrl or Cmd do something (`/`, J, K, X, ?), and the way to change it; kept in a cookie. */
export function useSingleKeys(): { singleKeys: boolean; setSingleKeys: (on: boolean) => void } {
  const { init } = useServices();
  const { singleKeys } = useInit();
  const setSingleKeys = useCallback(
    (on: boolean) => {
      const known = init.get();
      if (!known) return;
      const state = on ? 'on' : 'off';
      rememberPreference('singleKeys', state);
      init.set({ ...known, singleKeys: state });
    },
    [init],
  );
  return { singleKeys: singleKeys === 'on', setSingleKeys };
}
