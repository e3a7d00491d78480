import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { type ActionFunctionArgs, redirect, replace } from 'react-router';
import type { Dashboard } from '#contract/dashboard/dashboard.ts';
import type { Feature } from '../../layout/feature.ts';
import { formTarget, page } from '../../layout/routes/page.ts';
import type { Services } from '../../lib/services/services.ts';
import { loadDashboard } from './load-dashboard.ts';

/** @param others whose figures and cards stand on the dashboard */
export function dashboard(others: readonly Feature[]): Feature {
  const parts = others.flatMap((feature) => feature.dashboard ?? []).toSorted((a, b) => a.order - b.order);
  return {
    routes: {
      app: [],
      manager: [
        { index: true, element: null, loader: () => redirect('/manager/dashboard') },
        page({
          path: 'dashboard',
          title: 'common:navigation.dashboard',
          namespaces: ['dashboard'],
          parts,
          component: async () => {
            const [{ createDashboardPage }, ...cards] = await Promise.all([
              import('./dashboard-page.tsx'),
              ...parts.map(async (part) => ({ ...part, ...(await part.cards()) })),
            ]);
            return createDashboardPage(cards);
          },
          loader: (services, args) => loadDashboard(services, args, parts),
        }),
        formTarget('dismiss-first-steps', async () => dismissFirstSteps),
      ],
    },
    namespaces: [],
    navigation: [
      {
        id: 'dashboard',
        icon: LayoutDashboard,
        label: 'common:navigation.dashboard',
        synonyms: 'palette:synonyms.dashboard',
        keys: ['g', 'd'],
        allowed: () => true,
        to: { manager: { path: '/manager/dashboard', in: 'application' } },
      },
    ],
    palette: null,
    home: null,
    dashboard: null,
  };
}

/** Takes the first steps off the dashboard, and comes back to it in the same period. */
async function dismissFirstSteps({ data }: Services, { request }: ActionFunctionArgs): Promise<Response> {
  const { api, queryClient } = await data.load();
  const { firstSteps } = await api.dashboard.dismissFirstSteps.call();
  queryClient.setQueriesData<Dashboard>(
    { queryKey: api.dashboard.read.key() },
    (dashboard) => dashboard && { ...dashboard, firstSteps },
  );
  return replace(`/manager/dashboard${new URL(request.url).search}`, 303);
}
