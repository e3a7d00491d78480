import Ellipsis from 'lucide-react/icons/ellipsis';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Action } from './action.ts';

const load = () => Promise.all([import('../../ui/menu-popup.tsx'), import('./menu-popup-actions.tsx')]);
const Popup = lazy(async () => ({ default: (await load())[0].MenuPopup }));
const Entries = lazy(async () => ({ default: (await load())[1].default }));

/** All that can be done with the record of a page, in its head (⋯). The menu's code comes when it is wanted. */
export function ActionMenu({ actions }: { actions: readonly Action[] }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return (
    <span className="noscript:hidden">
      <IconButton
        ref={button}
        variant="second"
        icon={Ellipsis}
        label={t('actions.more')}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!open)}
      />
      {wanted && (
        <Suspense>
          <Popup open={open} onOpenChange={setOpen} anchor={button} align="end" label={t('actions.more')}>
            <Entries actions={actions} />
          </Popup>
        </Suspense>
      )}
    </span>
  );
}
