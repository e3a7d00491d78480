import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useModifierKey } from '../../components/actions/action-keys.ts';
import { type Area, type PaletteView, usePalette } from '../../components/actions/palette-context.ts';
import { Kbd } from '../../components/ui/kbd.tsx';
import type { PaletteFeature } from './pages.ts';
import { PaletteSearch } from './palette-search.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

interface PaletteViewsProps {
  area: Area;
  features: readonly PaletteFeature[];
  view: PaletteView | null;
  onViewChange(view: PaletteView | null): void;
  /** Returns the text that was typed before the palette was there, once. */
  takeTyped(): string;
}

/** The lazy half of PaletteHost: the palette and the list of shortcuts. */
export function PaletteViews({ area, features, view, onViewChange, takeTyped }: PaletteViewsProps) {
  return (
    <>
      <Palette
        area={area}
        features={features}
        open={view === 'search'}
        takeTyped={takeTyped}
        onOpenChange={(open) => onViewChange(open ? 'search' : null)}
      />
      <ShortcutsDialog
        area={area}
        features={features}
        open={view === 'shortcuts'}
        onOpenChange={(open) => onViewChange(open ? 'shortcuts' : null)}
      />
    </>
  );
}

interface PaletteProps {
  area: Area;
  features: readonly PaletteFeature[];
  open: boolean;
  onOpenChange(open: boolean): void;
  takeTyped(): string;
}

/** The window of the palette, near the top; on phones at the top edge. Each time it opens it begins again. */
function Palette({ area, features, open, onOpenChange, takeTyped }: PaletteProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-scrim transition-opacity duration-190 data-ending-style:opacity-0 data-ending-style:duration-125 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={t('navigation.search')}
          initialFocus={input}
          className="fixed inset-x-0 top-0 z-30 mx-auto flex max-h-[70dvh] w-full flex-col overflow-hidden rounded-b-14 bg-raised text-14 text-text shadow-3 outline-none transition-[opacity,scale] duration-190 data-ending-style:scale-98 data-starting-style:scale-98 data-ending-style:opacity-0 data-starting-style:opacity-0 data-ending-style:duration-125 max-sm:pb-3 sm:top-[12vh] sm:max-h-[76vh] sm:w-palette sm:max-w-[calc(100vw-2rem)] sm:rounded-14"
        >
          <PaletteSearch
            open={open}
            area={area}
            features={features}
            inputRef={input}
            takeTyped={takeTyped}
            onDone={() => onOpenChange(false)}
          />
          <PaletteFoot />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The keys of the palette, and the way to all others. Not on phones. */
function PaletteFoot() {
  const { t } = useTranslation('palette');
  const palette = usePalette();
  const modifier = useModifierKey();
  const hints = [
    { keys: ['↑', '↓'], text: t('keys.move') },
    { keys: ['↵'], text: t('keys.open') },
    { keys: [modifier, '↵'], text: t('keys.newTab') },
  ];
  return (
    <div className="flex shrink-0 items-center gap-4 border-line border-t px-4 py-1.5 text-12 text-text-3 max-sm:hidden">
      {hints.map(({ keys, text }) => (
        <span key={text} className="flex items-center gap-1.5">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {text}
        </span>
      ))}
      <button
        type="button"
        onClick={() => palette?.open('shortcuts')}
        className="-me-2 ms-auto flex h-7 items-center gap-1.5 rounded-6 px-2 hover:bg-hover hover:text-text"
      >
        <span aria-hidden="true">
          <Kbd>?</Kbd>
        </span>
        {t('keys.all')}
      </button>
    </div>
  );
}
