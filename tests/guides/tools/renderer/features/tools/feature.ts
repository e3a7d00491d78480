import Hammer from 'lucide-react/icons/hammer';
import type { Feature } from '../../layout/feature.ts';
import { may } from '../../lib/permissions.ts';
import { managerRoutes } from './routes.ts';

export const tools: Feature = {
  routes: { app: [], manager: managerRoutes },
  namespaces: ['tools-area'],
  navigation: [
    {
      id: 'tools',
      icon: Hammer,
      label: 'tools-area:title',
      synonyms: 'tools:synonyms.list',
      keys: ['g', 't'],
      allowed: (init) => may(init, 'tool', 'read'),
      to: { manager: { path: '/manager/tools', in: 'application' } },
    },
  ],
  home: null,
  dashboard: null,
  palette: async () => (await import('./tools-palette.ts')).toolsPalette,
};
