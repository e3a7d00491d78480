import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { NavigationDrawerContext } from '../../components/page/navigation-drawer.ts';
import { desktopSlots } from '../../lib/desktop/desktop-slots.ts';
import { useSidebar } from '../../lib/preferences/use-sidebar.ts';
import { ApiProvider } from '../../lib/services/api-provider.tsx';
import { BaseLayout } from '../base-layout.tsx';
import { PaletteField } from '../palette/palette-field.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import { contentId, SkipLink } from '../skip-link.tsx';
import { useShortcut } from '../use-shortcut.ts';
import { NavigationDrawer, useDrawer } from './navigation-drawer.tsx';
import { SidebarNavigation } from './sidebar-navigation.tsx';
import { SidebarTop } from './sidebar-top.tsx';

/**
 * The frame of the manager area: a sidebar, and beside it the page. Below 900 px the sidebar is a drawer; where no
 * script runs, it is above the page.
 */
export function ManagerLayout() {
  const { t } = useTranslation();
  const { collapsed, toggle } = useSidebar();
  const drawer = useDrawer();
  const { HistoryButtons } = desktopSlots;
  const isWide = () => matchMedia('(width >= 56.25rem)').matches;
  useShortcut('b', () => (isWide() ? toggle() : drawer.isOpen ? drawer.close() : drawer.open()));
  return (
    <ApiProvider>
      <PaletteHost area="manager">
        <NavigationDrawerContext value={drawer.open}>
          <BaseLayout>
            <SkipLink />
            <div className="grid flex-1 md:grid-cols-[auto_minmax(0,1fr)]">
              <aside
                aria-label={t('navigation.main')}
                className={clsx(
                  'z-10 hidden flex-col border-line border-e bg-canvas noscript:flex',
                  'md:sticky md:top-(--bars) md:flex md:h-[calc(100dvh-var(--bars))]',
                  collapsed ? 'md:w-rail' : 'md:w-side',
                )}
              >
                <SidebarTop rail={collapsed} onToggle={toggle} />
                {collapsed && HistoryButtons && (
                  <HistoryButtons className="justify-center gap-0! pb-2 [&_button]:w-6" />
                )}
                <PaletteField
                  label={t('navigation.search')}
                  compact={collapsed ? 'field' : undefined}
                  className="mx-3"
                />
                <SidebarNavigation rail={collapsed} />
              </aside>
              <main id={contentId} tabIndex={-1} className="flex min-w-0 flex-col">
                <Outlet />
              </main>
            </div>
          </BaseLayout>
          <NavigationDrawer drawer={drawer} />
        </NavigationDrawerContext>
      </PaletteHost>
    </ApiProvider>
  );
}
