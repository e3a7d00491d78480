import { Outlet } from 'react-router';
import { ApiProvider } from '../../lib/data/api-provider.tsx';
import { Frame } from '../../lib/frame/frame.tsx';
import { PaletteHost } from '../../lib/frame/palette-host.tsx';
import { contentId, SkipLink } from '../../lib/frame/skip-link.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of the user area: a bar at the top, the page, and on phones the navigation at the bottom. */
export function UserLayout() {
  return (
    <ApiProvider>
      <PaletteHost area="app">
        <Frame>
          <SkipLink />
          <TopBar />
          <main id={contentId} tabIndex={-1} className="flex flex-1 flex-col">
            <Outlet />
          </main>
          <BottomNavigation />
        </Frame>
      </PaletteHost>
    </ApiProvider>
  );
}
