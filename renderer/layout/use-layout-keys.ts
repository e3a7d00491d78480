import { useMemo } from 'react';
import type { Action } from '../components/actions/action.ts';
import type { Area } from '../components/actions/palette-context.ts';
import { useActionKeys } from '../components/actions/use-action-keys.ts';
import { importChunk } from '../lib/chunks/import-chunk.ts';
import { loadOnce } from '../lib/load-once.ts';
import { useInit } from '../lib/services/use-init.ts';
import type { Feature } from './feature.ts';
import { useFeatures } from './features-context.ts';
import { loadPalette } from './palette/load-palette.ts';

/**
 * Runs the actions of the page, and goes to pages, by their keys.
 * @param actionsAt what the page itself offers, the nearest first
 */
export function useLayoutKeys(area: Area, actionsAt: (target: Element) => readonly Action[]): void {
  const init = useInit();
  const features = useFeatures();
  const pages = useMemo(() => loadOnce(() => loadKeyedPages(features)), [features]);

  useActionKeys((target) => {
    const own = actionsAt(target);
    const { pathname } = location;
    if (pages.loaded) return [...own, ...pages.loaded(init, area, pathname)];
    // The first key fetches which pages have one. All wait for the same answer, so that they keep their order.
    return pages.load().then((keyed) => [...own, ...keyed(init, area, pathname)]);
  });
}

async function loadKeyedPages(plugged: readonly Feature[]) {
  const [features, keyedPages] = await Promise.all([
    loadPalette(plugged),
    importChunk(async () => (await import('./palette/keyed-pages.ts')).keyedPages),
  ]);
  return keyedPages(features);
}
