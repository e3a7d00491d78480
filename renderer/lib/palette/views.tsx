import type { Area, PaletteView } from '../frame/palette-context.ts';
import { Palette } from './palette.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

interface PaletteViewsProps {
  area: Area;
  view: PaletteView | null;
  onViewChange(view: PaletteView | null): void;
  /** What was typed before the palette was there. */
  takeTyped(): string;
}

/** The lazy half of PaletteHost: the palette and the list of shortcuts. */
export function PaletteViews({ area, view, onViewChange, takeTyped }: PaletteViewsProps) {
  return (
    <>
      <Palette
        area={area}
        open={view === 'search'}
        takeTyped={takeTyped}
        onOpenChange={(open) => onViewChange(open ? 'search' : null)}
      />
      <ShortcutsDialog
        area={area}
        open={view === 'shortcuts'}
        onOpenChange={(open) => onViewChange(open ? 'shortcuts' : null)}
      />
    </>
  );
}
