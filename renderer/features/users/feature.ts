import UsersRound from 'lucide-react/icons/users-round';
import type { Feature } from '../../layout/feature.ts';
import { may } from '../../lib/permissions.ts';
import { dashboardPart } from './cards/parts.ts';
import { managerRoutes } from './routes.ts';

export const users: Feature = {
  routes: { app: [], manager: managerRoutes },
  namespaces: ['users-area'],
  navigation: [
    {
      id: 'users',
      icon: UsersRound,
      label: 'users-area:title',
      synonyms: 'users:synonyms.list',
      keys: ['g', 'u'],
      allowed: (init) => may(init, 'user', 'list'),
      to: { manager: { path: '/manager/users', in: 'configuration' } },
    },
  ],
  home: null,
  dashboard: dashboardPart,
  palette: async () => (await import('./users-palette.ts')).usersPalette,
};
