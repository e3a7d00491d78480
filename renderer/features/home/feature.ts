import House from 'lucide-react/icons/house';
import type { Feature } from '../../layout/feature.ts';
import { page } from '../../layout/routes/page.ts';
import { loadQuery } from '../../lib/services/load-query.ts';

export const home: Feature = {
  routes: {
    app: [
      page({
        title: 'common:navigation.home',
        namespaces: ['home'],
        module: 'renderer/features/home/home-page.tsx',
        component: async () => (await import('./home-page.tsx')).HomePage,
        loader: (services) => loadQuery(services, (api) => api.home.read.queryOptions()),
      }),
    ],
    manager: [],
  },
  namespaces: [],
  navigation: [
    {
      id: 'home',
      icon: House,
      label: 'common:navigation.home',
      synonyms: 'palette:synonyms.home',
      keys: ['g', 'h'],
      allowed: () => true,
      to: { app: { path: '/app', in: 'top-and-bottom' } },
    },
  ],
  palette: null,
};
