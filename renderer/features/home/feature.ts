import House from 'lucide-react/icons/house';
import type { Feature } from '../../layout/feature.ts';
import { page } from '../../layout/routes/page.ts';
import { loadQuery } from '../../lib/services/load-query.ts';

/** @param others whose cards stand on the home page */
export function home(others: readonly Feature[]): Feature {
  const parts = others.flatMap((feature) => feature.home ?? []);
  return {
    routes: {
      app: [
        page({
          title: 'common:navigation.home',
          namespaces: ['home'],
          parts,
          component: async () => {
            const [{ createHomePage }, ...cards] = await Promise.all([
              import('./home-page.tsx'),
              ...parts.map(async (part) => ({ ...part, ...(await part.cards()) })),
            ]);
            return createHomePage(cards);
          },
          loader: async (services) => {
            const init = await services.init.load();
            await Promise.all([
              loadQuery(services, (api) => api.home.read.queryOptions()),
              ...parts.filter(({ allowed }) => allowed(init)).map(({ query }) => loadQuery(services, query)),
            ]);
          },
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
    home: null,
    dashboard: null,
  };
}
