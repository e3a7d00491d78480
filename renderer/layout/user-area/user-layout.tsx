import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch } from 'react-router';
import { NavLink } from '../../components/navigation/link.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { BaseLayout, contentId, SkipLink } from '../base-layout.tsx';
import { useFeatures } from '../feature.ts';
import { appEntries } from '../navigation.ts';
import { PaletteHost } from '../palette/palette-host.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of the user area: a bar at the top, the page, and on phones the navigation at the bottom. */
export function UserLayout() {
  return (
    <QueryClientProvider client={useApi().queryClient}>
      <PaletteHost area="app">
        <BaseLayout>
          <SkipLink />
          <TopBar />
          <main id={contentId} tabIndex={-1} className="flex flex-1 flex-col">
            <Outlet />
          </main>
          <BottomNavigation />
        </BaseLayout>
      </PaletteHost>
    </QueryClientProvider>
  );
}

/** The navigation of the user area on phones, within reach of the thumb. Gives way to an open keyboard. */
function BottomNavigation() {
  const { t } = useTranslation();
  const translate = useTranslate();
  const entries = appEntries(useInit(), useFeatures());
  // The page of one record has a way back of its own, and needs the room.
  const isDetail = useMatch('/app/:records/:id/*') !== null;
  if (isDetail) return null;
  return (
    <nav
      aria-label={t('navigation.application')}
      data-sticky="bottom-navigation"
      className="sticky bottom-0 z-10 flex border-line border-t bg-surface pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:hidden [:root:has(:is(textarea,input:not([type=radio],[type=checkbox])):focus)_&]:hidden"
    >
      {entries.map(({ path, icon, label, shortLabel = label }) => (
        <NavLink
          key={path}
          to={path}
          end={path === '/app'}
          className="-outline-offset-2 grid h-14 min-w-0 flex-1 basis-0 grid-cols-[minmax(0,auto)] content-center justify-center justify-items-center gap-0.75 font-medium text-11 text-text-3 aria-[current=page]:text-accent-text"
        >
          <Icon of={icon} size={20} />
          <span className="max-w-full truncate px-0.5">{translate(shortLabel)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
