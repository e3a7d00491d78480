import type { Feature } from '../../layout/feature.ts';
import { page } from '../../layout/routes/page.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import { loadUser } from './routes.ts';

/** @param others what they add stands on the page of each user */
export function userPage(others: readonly Feature[]): Feature {
  const parts = others.flatMap((feature) => feature.userPage ?? []);
  return {
    routes: {
      app: [],
      manager: [
        page({
          path: 'users/:id',
          title: 'users:detailPageTitle',
          namespaces: [
            ...['records', 'users', 'sessions', 'activity'],
            ...parts.flatMap(({ namespaces }) => namespaces),
          ],
          parts,
          component: async () => {
            const [{ UserPage }] = await Promise.all([
              import('./user-page.tsx'),
              ...parts.map(({ component }) => component.load()),
            ]);
            return UserPage;
          },
          loader: async (services, args) => {
            const input = { id: args.params.id ?? '' };
            const init = await services.init.load();
            await Promise.all([
              loadUser(services, args),
              loadQuery(services, (api) => api.users.sessions.queryOptions({ input })),
              loadQuery(services, (api) => api.users.activity.queryOptions({ input })),
              ...parts
                .filter(({ allowed }) => allowed(init))
                .map(({ load }) => load(services, input.id).catch(() => {})),
            ]);
          },
        }),
      ],
    },
    namespaces: [],
    navigation: [],
    palette: null,
    home: null,
    dashboard: null,
  };
}
