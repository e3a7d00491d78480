import { useRef } from 'react';
import type { Action } from '../components/actions/action.ts';
import type { Area } from '../components/actions/palette-context.ts';
import { useActionKeys } from '../components/actions/use-action-keys.ts';
import { useInit } from '../lib/services/use-init.ts';
import { type LoadFeatures, useLoadFeatures } from './palette/features-context.ts';

/**
 * Runs the actions of the page, and goes to pages, by their keys.
 * @param actionsAt what the page itself offers, the nearest first
 */
export function useLayoutKeys(area: Area, actionsAt: (target: Element) => readonly Action[]): void {
  const init = useInit();
  const loadFeatures = useLoadFeatures();
  const loading = useRef<ReturnType<typeof loadKeyedPages>>(undefined);
  const loaded = useRef<Awaited<ReturnType<typeof loadKeyedPages>>>(undefined);

  useActionKeys((target) => {
    const own = actionsAt(target);
    const { pathname } = location;
    if (loaded.current) return [...own, ...loaded.current(init, area, pathname)];
    // The first key fetches which pages have one. All wait for the same answer, so that they keep their order.
    loading.current ??= loadKeyedPages(loadFeatures);
    return loading.current.then(
      (pages) => {
        loaded.current = pages;
        return [...own, ...pages(init, area, pathname)];
      },
      (error) => {
        loading.current = undefined;
        throw error;
      },
    );
  });
}

async function loadKeyedPages(loadFeatures: LoadFeatures) {
  const [features, { keyedPages }] = await Promise.all([loadFeatures(), import('./palette/keyed-pages.ts')]);
  return keyedPages(features);
}
