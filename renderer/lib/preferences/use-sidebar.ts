import { useCallback } from 'react';
import { useServices } from '../services/services.ts';
import { useInit } from '../services/use-init.ts';
import { rememberPreference } from './remember.ts';

/** Whether the sidebar is collapsed to its icons, and the way to change it; remembered in a cookie. */
export function useSidebar(): { collapsed: boolean; toggle: () => void } {
  const { init } = useServices();
  const { sidebar } = useInit();
  const toggle = useCallback(() => {
    const known = init.get();
    if (!known) return;
    const next = known.sidebar === 'collapsed' ? 'open' : 'collapsed';
    rememberPreference('sidebar', next);
    init.set({ ...known, sidebar: next });
  }, [init]);
  return { collapsed: sidebar === 'collapsed', toggle };
}
