import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chunk, createChunk, loadOnIntent } from '../../lib/chunks/chunk.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useChunk } from '../ui/use-chunk.ts';

const popup = createChunk(async () => (await import('../ui/menu-popup.tsx')).MenuPopup);

interface RowMenuProps<Content> {
  /** Name of the row. */
  name: string;
  /** What the menu holds, fetched with it. */
  content: Chunk<Content>;
  /** Draws it: MenuItem, MenuLink, MenuSeparator. */
  children(content: Content): ReactNode;
}

/** The actions of one row (⋯), in sight on hover, on focus and on touch. The menu comes whole, when it is wanted. */
export function RowMenu<Content>({ name, content, children }: RowMenuProps<Content>) {
  const { t } = useTranslation('list');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const menu = useMemo(
    () =>
      createChunk(async () => {
        const [MenuPopup, held] = await Promise.all([popup.load(), content.load()]);
        return { MenuPopup, held };
      }),
    [content],
  );
  const loaded = useChunk(menu, open, () => setOpen(false));
  return (
    <span className="relative z-1 noscript:hidden">
      <IconButton
        ref={button}
        icon={Ellipsis}
        label={t('actionsFor', { name })}
        size={28}
        aria-haspopup="menu"
        aria-expanded={open}
        {...loadOnIntent(menu)}
        onClick={() => setOpen(!open)}
        className="opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 [@media(hover:none)]:opacity-100"
      />
      {loaded && (
        <loaded.MenuPopup
          open={open}
          onOpenChange={setOpen}
          anchor={button}
          align="end"
          label={t('actionsFor', { name })}
        >
          {children(loaded.held)}
        </loaded.MenuPopup>
      )}
    </span>
  );
}
