import { Outlet } from 'react-router';
import { ApiProvider } from '../../lib/services/api-provider.tsx';
import { BaseLayout } from '../base-layout.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import { contentId, SkipLink } from '../skip-link.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of the user area: a bar at the top, the page, and on phones the navigation at the bottom. */
export function UserLayout() {
  return (
    <ApiProvider>
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
    </ApiProvider>
  );
}
