import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router';
import type { Action } from '../../components/actions/action.ts';
import { ActionContext, useActionSources } from '../../components/actions/action-context.ts';
import { type Area, PaletteContext, type PaletteView } from '../../components/actions/palette-context.ts';
import { useActionKeys } from '../../components/actions/use-action-keys.ts';
import { toast } from '../../components/ui/toast.ts';
import { failureText } from '../../lib/api/api-error.ts';
import { createChunk, loadWhenIdle } from '../../lib/chunks/chunk.ts';
import { loadNamespaces } from '../../lib/i18n/load-namespaces.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { useServices } from '../../lib/services/services.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { shellBridge } from '../../lib/shell/bridge.ts';
import { type Feature, useFeatures } from '../feature.ts';
import { keyedPages, loadPalette, type PaletteFeature } from './pages.ts';
import { useQuestionMark, useShortcut } from './use-shortcut.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

const views = createChunk(async () => (await import('./palette.tsx')).PaletteViews);

interface Loaded {
  Views: NonNullable<typeof views.loaded>;
  features: readonly PaletteFeature[];
}

/** With its texts, so that it appears whole. */
async function loadViews(translations: i18n, plugged: readonly Feature[]): Promise<Loaded> {
  const texts = async () => {
    const features = await loadPalette(plugged);
    await loadNamespaces(translations, ['palette', ...features.flatMap(({ namespaces }) => namespaces)]);
    return features;
  };
  const [Views, features] = await Promise.all([views.load(), texts()]);
  return { Views, features };
}

/**
 * Opens the palette with Ctrl or Cmd and K, and the list of shortcuts with `?`, everywhere in an area, and runs actions
 * by their keys. The code of all that comes when it is first wanted.
 */
export function PaletteHost({ area, children }: { area: Area; children: ReactNode }) {
  const { i18n } = useTranslation();
  const translate = useTranslate();
  const [view, setView] = useState<PaletteView | null>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const plugged = useFeatures();
  const sources = useActionSources(area);
  useLayoutKeys(area, sources.actionsAt);
  const control = useMemo(
    () => ({
      open(next: PaletteView) {
        setView(next);
        loadViews(i18n, plugged).then(setLoaded, (error) => {
          setView(null);
          toast.error(failureText(translate, error));
        });
      },
      prepare: () => void loadViews(i18n, plugged).catch(() => {}),
    }),
    [i18n, translate, plugged],
  );

  usePreparation(control.prepare);

  // Back and Forward lead to a page, not to what stood over another one.
  const { key } = useLocation();
  const isTravel = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history counts
  useEffect(() => {
    if (isTravel) setView(null);
  }, [isTravel, key]);

  const takeTyped = useTypedAhead(view === 'search', () => setView(null));
  useShortcut('k', () => {
    if (view === 'search') setView(null);
    else if (!isCovered()) control.open('search');
  });
  useQuestionMark(() => {
    if (!isCovered()) control.open('shortcuts');
  });

  return (
    <PaletteContext value={control}>
      <ActionContext value={sources}>
        {children}
        {loaded && (
          <loaded.Views
            area={area}
            features={loaded.features}
            view={view}
            onViewChange={setView}
            takeTyped={takeTyped}
          />
        )}
      </ActionContext>
    </PaletteContext>
  );
}

/**
 * Prepares the palette once a key is down with which its own begin. The desktop app has its code as files: there it is
 * prepared as soon as the page is idle.
 */
function usePreparation(prepare: () => void): void {
  useEffect(() => {
    if (shellBridge) {
      loadWhenIdle(async () => prepare());
      return;
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') prepare();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [prepare]);
}

/** A question that is open wants its answer first, and a menu would keep the focus; one on its way out does neither. */
function isCovered(): boolean {
  const open = ':is([role=dialog], [role=alertdialog], [role=menu]):not([data-closed], [data-state=closed])';
  return document.querySelector(open) !== null;
}

/**
 * Runs the actions of the page, and goes to pages, by their keys.
 * @param actionsAt what the page itself offers, the nearest first
 */
function useLayoutKeys(area: Area, actionsAt: (target: Element) => readonly Action[]): void {
  const init = useInit();
  const plugged = useFeatures();
  const { latestLocation } = useServices();
  const pages = useMemo(() => loadOnce(async () => keyedPages(await loadPalette(plugged))), [plugged]);

  useActionKeys((target) => {
    const own = actionsAt(target);
    const { pathname } = latestLocation();
    if (pages.loaded) return [...own, ...pages.loaded(init, area, pathname)];
    // The first key fetches which pages have one. All wait for the same answer, so that they keep their order.
    return pages.load().then((keyed) => [...own, ...keyed(init, area, pathname)]);
  });
}
