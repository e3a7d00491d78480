import clsx from 'clsx';
import Search from 'lucide-react/icons/search';
import { useModifierKey } from '../../components/actions/action-keys.ts';
import { usePalette } from '../../components/actions/palette-context.ts';
import { buttonClass } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Kbd } from '../../components/ui/kbd.tsx';
import { Tooltip } from '../../components/ui/tooltip.tsx';

interface PaletteFieldProps {
  label: string;
  /** The lens alone, with the label as a tooltip: as a field of the rail, or as a plain button. */
  compact?: 'field' | 'plain' | undefined;
  /** Called before the palette opens, to close what is in its way. */
  onOpen?(): void;
  className?: string;
}

/** Looks like a search field and opens the palette. */
export function PaletteField({ label, compact, onOpen, className }: PaletteFieldProps) {
  const palette = usePalette();
  const modifier = useModifierKey();
  const keys = modifier === '⌘' ? '⌘K' : 'Ctrl K';
  return (
    <Tooltip text={label} keys={keys} side={compact === 'field' ? 'inline-end' : 'bottom'} off={!compact}>
      <button
        type="button"
        aria-label={compact ? label : undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={palette?.prepare}
        onFocus={palette?.prepare}
        onClick={() => {
          onOpen?.();
          palette?.open('search');
        }}
        className={clsx(
          compact === 'plain'
            ? buttonClass({
                variant: 'ghost',
                square: true,
                className: 'relative size-8! before:absolute before:-inset-1.5',
              })
            : 'flex h-8 min-w-0 shrink-0 items-center gap-2 rounded-6 border border-line-strong bg-raised text-13 text-text-3 shadow-1 transition-colors hover:border-control hover:text-text-2 pointer-coarse:h-11',
          compact === 'field' && 'justify-center',
          !compact && 'ps-2 pe-1.5',
          className,
        )}
      >
        <Icon of={Search} />
        {!compact && (
          <>
            <span className="min-w-0 flex-1 truncate text-start">{label}</span>
            <span aria-hidden="true" className="max-sm:hidden pointer-coarse:hidden">
              <Kbd>{keys}</Kbd>
            </span>
          </>
        )}
      </button>
    </Tooltip>
  );
}
