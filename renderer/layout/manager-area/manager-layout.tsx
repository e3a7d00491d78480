import { QueryClientProvider } from '@tanstack/react-query';
import clsx from 'clsx';
import PanelLeft from 'lucide-react/icons/panel-left';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useModifierKey } from '../../components/actions/action-keys.ts';
import { Link } from '../../components/navigation/link.tsx';
import { NavigationDrawerContext } from '../../components/page/head-bar.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Mark, Wordmark } from '../../components/ui/mark.tsx';
import { Tooltip } from '../../components/ui/tooltip.tsx';
import { useSidebar } from '../../lib/preferences/use-preferences.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { shellSlots } from '../../lib/shell/shell-slots.ts';
import { BaseLayout, contentId, SkipLink } from '../base-layout.tsx';
import { PaletteField } from '../palette/palette-field.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import { useShortcut } from '../palette/use-shortcut.ts';
import { NavigationDrawer, useDrawer } from './navigation-drawer.tsx';
import { SidebarNavigation } from './sidebar-navigation.tsx';

/**
 * The frame of the manager area: a sidebar, and beside it the page. Below 900 px the sidebar is a drawer; where no
 * script runs, it is above the page.
 */
export function ManagerLayout() {
  const { t } = useTranslation();
  const { collapsed, toggle } = useSidebar();
  const drawer = useDrawer();
  const { HistoryButtons } = shellSlots;
  const isWide = () => matchMedia('(width >= 56.25rem)').matches;
  useShortcut('b', () => (isWide() ? toggle() : drawer.isOpen ? drawer.close() : drawer.open()));
  return (
    <QueryClientProvider client={useApi().queryClient}>
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
    </QueryClientProvider>
  );
}

/**
 * Mark and toggle. In the rail the mark alone is there, and turns into the toggle on hover and focus; where
 * nothing hovers, the toggle is in its place.
 */
function SidebarTop({ rail, onToggle }: { rail: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const modifier = useModifierKey();
  const { HistoryButtons } = shellSlots;
  return (
    <div
      data-window="side-top"
      data-rail={rail || undefined}
      className={clsx('relative flex h-head shrink-0 items-center', rail ? 'justify-center' : 'ps-4 pe-2.5')}
    >
      {rail ? (
        <Mark />
      ) : (
        <Link to="/manager/dashboard" className="me-auto rounded-6">
          <Wordmark />
        </Link>
      )}
      {!rail && HistoryButtons && <HistoryButtons className="me-1" />}
      <Tooltip
        text={t('navigation.toggleSidebar')}
        keys={`${modifier} B`}
        side={rail ? 'inline-end' : 'bottom'}
      >
        <button
          type="button"
          aria-label={t('navigation.toggleSidebar')}
          aria-expanded={!rail}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={onToggle}
          className={buttonClass({
            variant: 'ghost',
            size: 28,
            square: true,
            className: clsx(
              rail &&
                'absolute bg-canvas opacity-0 hover:opacity-100 focus-visible:opacity-100 active:opacity-100 [@media(hover:none)]:opacity-100',
            ),
          })}
        >
          <Icon of={PanelLeft} flip />
        </button>
      </Tooltip>
    </div>
  );
}
