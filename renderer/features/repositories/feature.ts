import BookMarked from 'lucide-react/icons/book-bookmark';
import type { Feature } from '../../layout/feature.ts';
import { may } from '../../lib/permissions.ts';
import { dashboardPart, homePart } from './cards/parts.ts';
import { appRoutes, managerRoutes } from './routes.ts';

export const repositories: Feature = {
  routes: { app: appRoutes, manager: managerRoutes },
  namespaces: ['repositories-area'],
  navigation: [
    {
      id: 'repositories',
      icon: BookMarked,
      label: 'repositories-area:title',
      shortLabel: 'repositories-area:short',
      synonyms: 'repositories:synonyms.list',
      keys: ['g', 'r'],
      allowed: (init) => may(init, 'repository', 'read'),
      to: {
        app: { path: '/app/repositories', in: 'top-and-bottom' },
        manager: { path: '/manager/repositories', in: 'application' },
      },
    },
  ],
  home: homePart,
  dashboard: dashboardPart,
  palette: async () => (await import('./repositories-palette.ts')).repositoriesPalette,
};
