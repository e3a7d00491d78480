import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createChunk, loadOnIntent } from '../../lib/chunks/chunk.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useChunk } from '../ui/use-chunk.ts';
import type { Action } from './action.ts';

const menu = createChunk(async () => {
  const [{ MenuPopup }, { default: Entries }] = await Promise.all([
    import('../ui/menu-popup.tsx'),
    import('./menu-popup-actions.tsx'),
  ]);
  return { MenuPopup, Entries };
});

/** All that can be done with the record of a page, in its head (⋯). The menu's code comes when it is wanted. */
export function ActionMenu({ actions }: { actions: readonly Action[] }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const loaded = useChunk(menu, open, () => setOpen(false));
  return (
    <span className="noscript:hidden">
      <IconButton
        ref={button}
        variant="second"
        icon={Ellipsis}
        label={t('actions.more')}
        aria-haspopup="menu"
        aria-expanded={open}
        {...loadOnIntent(menu)}
        onClick={() => setOpen(!open)}
      />
      {loaded && (
        <loaded.MenuPopup
          open={open}
          onOpenChange={setOpen}
          anchor={button}
          align="end"
          label={t('actions.more')}
        >
          <loaded.Entries actions={actions} />
        </loaded.MenuPopup>
      )}
    </span>
  );
}
