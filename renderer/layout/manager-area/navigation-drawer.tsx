import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { buttonClass } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Wordmark } from '../../components/ui/mark.tsx';
import { SideDrawer } from '../../components/ui/side-drawer.tsx';
import { PaletteField } from '../palette/palette-field.tsx';
import { SidebarNavigation } from './sidebar-navigation.tsx';

interface Drawer {
  isOpen: boolean;
  open(): void;
  close(): void;
}

/** State of an entry of the browser's history; `idx` is its index, set by the router. */
interface Entry {
  idx?: number;
  drawer?: true;
}

/**
 * A drawer that Back closes, as on a phone anything that lies above a page: while it is open, the page is twice in
 * the history. The router need not know, so that opening waits for nothing. It closes on the way to any other place.
 */
export function useDrawer(): Drawer {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  const open = useCallback(() => {
    const entry = history.state as Entry | null;
    history.pushState({ ...entry, idx: (entry?.idx ?? 0) + 1, drawer: true }, '');
    setOpenAt(key);
  }, [key]);

  const close = useCallback(() => {
    setOpenAt(null);
    if ((history.state as Entry | null)?.drawer) history.back();
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const onBack = () => setOpenAt(null);
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [isOpen]);

  return { isOpen, open, close };
}

/** The sidebar below 900 px. */
export function NavigationDrawer({ drawer }: { drawer: Drawer }) {
  const { t } = useTranslation();
  return (
    <SideDrawer
      open={drawer.isOpen}
      onOpenChange={(open) => (open ? drawer.open() : drawer.close())}
      label={t('navigation.main')}
    >
      <div data-window="drawer-top" className="flex h-head shrink-0 items-center justify-between ps-4 pe-2.5">
        <Wordmark />
        <button
          type="button"
          aria-label={t('navigation.closeMenu')}
          onClick={drawer.close}
          className={buttonClass({
            variant: 'ghost',
            square: true,
            className: 'relative size-8! before:absolute before:-inset-1.75',
          })}
        >
          <Icon of={X} />
        </button>
      </div>
      <PaletteField label={t('navigation.search')} onOpen={drawer.close} className="mx-3" />
      <SidebarNavigation inDrawer />
    </SideDrawer>
  );
}
