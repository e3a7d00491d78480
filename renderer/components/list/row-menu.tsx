import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chunk, createChunk } from '../../lib/chunks/chunk.ts';
import { MoreMenu } from '../ui/more-menu.tsx';

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
  const menu = useMemo(
    () =>
      createChunk(async () => {
        const [MenuPopup, held] = await Promise.all([popup.load(), content.load()]);
        return { MenuPopup, held };
      }),
    [content],
  );
  return (
    <span className="relative z-1 noscript:hidden">
      <MoreMenu
        menu={menu}
        label={t('actionsFor', { name })}
        size={28}
        className="opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 [@media(hover:none)]:opacity-100"
      >
        {({ held }) => children(held)}
      </MoreMenu>
    </span>
  );
}
