import clsx from 'clsx';
import X from 'lucide-react/icons/x';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { AreaDataProvider } from '../../lib/data/area-data-provider.tsx';
import { Frame } from '../../lib/frame/frame.tsx';
import { NavigationDrawerContext } from '../../lib/frame/navigation-drawer.ts';
import { contentId, SkipLink } from '../../lib/frame/skip-link.tsx';
import { useShortcut } from '../../lib/frame/use-shortcut.ts';
import { useSidebar } from '../../lib/preferences/use-sidebar.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { SidebarNavigation } from './sidebar-navigation.tsx';
import { SidebarTop } from './sidebar-top.tsx';

/**
 * The frame of the manager area: a sidebar, and beside it the page. Below 900 px the sidebar is a drawer; where no
 * script runs, it stands above the page.
 */
export function ManagerLayout() {
  const { t } = useTranslation();
  const { collapsed, toggle } = useSidebar();
  const { key } = useLocation();
  // Where the drawer was opened: it closes on the way to any other place.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const openDrawer = useCallback(() => setOpenAt(key), [key]);
  const isWide = () => matchMedia('(width >= 56.25rem)').matches;
  useShortcut('b', () => (isWide() ? toggle() : setOpenAt(openAt === key ? null : key)));
  return (
    <AreaDataProvider>
      <NavigationDrawerContext value={openDrawer}>
        <Frame>
          <SkipLink />
          <div className="grid flex-1 grid-cols-[minmax(0,1fr)] md:grid-cols-[auto_minmax(0,1fr)]">
            <aside
              aria-label={t('navigation.main')}
              className={clsx(
                'z-10 hidden flex-col border-line border-e bg-canvas noscript:flex',
                'md:sticky md:top-(--bars) md:flex md:h-[calc(100dvh-var(--bars))]',
                collapsed ? 'md:w-rail' : 'md:w-side',
              )}
            >
              <SidebarTop rail={collapsed} onToggle={toggle} />
              <SidebarNavigation rail={collapsed} />
            </aside>
            <main id={contentId} tabIndex={-1} className="flex min-w-0 flex-col">
              <Outlet />
            </main>
          </div>
        </Frame>
        <SideDrawer
          open={openAt === key}
          onOpenChange={(open) => setOpenAt(open ? key : null)}
          label={t('navigation.main')}
        >
          <div className="flex h-head shrink-0 items-center justify-between ps-4 pe-2.5">
            <Wordmark />
            <button
              type="button"
              aria-label={t('navigation.closeMenu')}
              onClick={() => setOpenAt(null)}
              className={buttonClass({
                variant: 'ghost',
                square: true,
                className: 'relative before:absolute before:-inset-1.75',
              })}
            >
              <Icon of={X} />
            </button>
          </div>
          <SidebarNavigation />
        </SideDrawer>
      </NavigationDrawerContext>
    </AreaDataProvider>
  );
}
