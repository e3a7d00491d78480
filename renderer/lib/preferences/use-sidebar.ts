import { useCallback } from 'react';
import type { Init } from '#contract/api/init.ts';
import { useInit } from '../init.ts';
import { useServices } from '../services.ts';
import { rememberPreference } from './remember.ts';

/** Whether the sidebar is collapsed to its icons, and the way to change it; remembered in a cookie. */
export function useSidebar(): { collapsed: boolean; toggle: () => void } {
  const { api, queryClient } = useServices();
  const { sidebar } = useInit();
  const toggle = useCallback(() => {
    queryClient.setQueryData<Init>(api.init.queryOptions().queryKey, (init) => {
      if (!init) return init;
      const next = init.sidebar === 'collapsed' ? 'open' : 'collapsed';
      rememberPreference('sidebar', next);
      return { ...init, sidebar: next };
    });
  }, [api, queryClient]);
  return { collapsed: sidebar === 'collapsed', toggle };
}
