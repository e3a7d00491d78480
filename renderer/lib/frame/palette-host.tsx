import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router';
import { toast } from '../../ui/toast.ts';
import { type Area, PaletteContext, type PaletteView } from './palette-context.ts';
import { useQuestionMark } from './use-question-mark.ts';
import { useShortcut } from './use-shortcut.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

type Views = typeof import('../palette/views.tsx')['PaletteViews'];

/** With its texts, so that it appears whole. */
async function loadViews(translations: i18n): Promise<Views> {
  const [{ PaletteViews }] = await Promise.all([
    import('../palette/views.tsx'),
    translations.loadNamespaces(['palette']),
  ]);
  return PaletteViews;
}

/**
 * Opens the palette with Ctrl or Cmd and K, and the list of shortcuts with `?`, everywhere in an area. Their code comes
 * when they are first wanted.
 */
export function PaletteHost({ area, children }: { area: Area; children: ReactNode }) {
  const { i18n } = useTranslation();
  const [view, setView] = useState<PaletteView | null>(null);
  const [Views, setViews] = useState<Views>();
  const control = useMemo(
    () => ({
      open(next: PaletteView) {
        setView(next);
        loadViews(i18n).then(
          (loaded) => setViews(() => loaded),
          () => {
            setView(null);
            toast.error(i18n.t('states.unreachable'));
          },
        );
      },
      prepare: () => void loadViews(i18n).catch(() => {}),
    }),
    [i18n],
  );

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
      {children}
      {Views && <Views area={area} view={view} onViewChange={setView} takeTyped={takeTyped} />}
    </PaletteContext>
  );
}

/** A question that is open wants its answer first, and a menu would keep the focus; one on its way out does neither. */
function isCovered(): boolean {
  const open = ':is([role=dialog], [role=alertdialog], [role=menu]):not([data-closed], [data-state=closed])';
  return document.querySelector(open) !== null;
}
