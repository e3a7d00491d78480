import type { Area, PaletteView } from '../../components/actions/palette-context.ts';
import type { PaletteFeature } from './load-palette.ts';
import { Palette } from './palette.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

interface PaletteViewsProps {
  area: Area;
  features: readonly PaletteFeature[];
  view: PaletteView | null;
  onViewChange(view: PaletteView | null): void;
  /** What was typed before the palette was there. */
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
