import { useCallback, useMemo } from 'react';
import { changeListViews, type ListView, readListView } from '#contract/list-views.ts';
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

export interface ListViewControl extends ListView {
  change(part: Partial<ListView>): void;
}

/**
 * How a list is shown, and the way to change it; remembered in a cookie.
 * @param list its name there, letters only
 */
export function useListView(list: string): ListViewControl {
  const { init } = useServices();
  const { listViews } = useInit();
  return useMemo(() => {
    const view = readListView(listViews, list);
    return {
      ...view,
      change(part) {
        const known = init.get();
        if (!known) return;
        const next = changeListViews(known.listViews, list, { ...view, ...part });
        rememberPreference('listViews', next);
        init.set({ ...known, listViews: next });
      },
    };
  }, [init, listViews, list]);
}
