import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '../../components/actions/palette-context.ts';
import type { PaletteFeature } from './load-palette.ts';
import { PaletteSearch } from './palette-search.tsx';

interface PaletteProps {
  area: Area;
  features: readonly PaletteFeature[];
  open: boolean;
  onOpenChange(open: boolean): void;
  takeTyped(): string;
}

/** The window of the palette, near the top; on phones at the top edge. Each time it opens it begins again. */
export function Palette({ area, features, open, onOpenChange, takeTyped }: PaletteProps) {
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
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
