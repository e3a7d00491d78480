import Ellipsis from 'lucide-react/icons/ellipsis';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';

const load = () => import('../../ui/menu-popup.tsx');
const MenuPopup = lazy(async () => ({ default: (await load()).MenuPopup }));

interface RowMenuProps {
  /** Name of the row. */
  name: string;
  /** What the menu holds, fetched with it: MenuItem, MenuLink, MenuSeparator. */
  children: ReactNode;
}

/** The actions of one row (⋯), in sight on hover, on focus and on touch. The menu's code comes when it is wanted. */
export function RowMenu({ name, children }: RowMenuProps) {
  const { t } = useTranslation('list');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return (
    <span className="relative z-1 noscript:hidden">
      <IconButton
        ref={button}
        icon={Ellipsis}
        label={t('actionsFor', { name })}
        size={28}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!open)}
        className="opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 [@media(hover:none)]:opacity-100"
      />
      {wanted && (
        <Suspense>
          <MenuPopup
            open={open}
            onOpenChange={setOpen}
            anchor={button}
            align="end"
            label={t('actionsFor', { name })}
          >
            {children}
          </MenuPopup>
        </Suspense>
      )}
    </span>
  );
}
