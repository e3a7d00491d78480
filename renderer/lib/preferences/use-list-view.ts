import { useMemo } from 'react';
import { changeListViews, type ListView, readListView } from '#contract/list-views.ts';
import { useServices } from '../services/services.ts';
import { useInit } from '../services/use-init.ts';
import { rememberPreference } from './remember.ts';

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
