import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { redirect } from 'react-router';
import type { Feature } from '../../layout/feature.ts';
import { formTarget, page } from '../../layout/routes/page.ts';
import { loadDashboard } from './dashboard-query.ts';

export const dashboard: Feature = {
  routes: {
    app: [],
    manager: [
      { index: true, loader: () => redirect('/manager/dashboard') },
      page({
        path: 'dashboard',
        title: 'common:navigation.dashboard',
        namespaces: ['dashboard'],
        module: 'renderer/features/dashboard/dashboard-page.tsx',
        component: async () => (await import('./dashboard-page.tsx')).DashboardPage,
        loader: loadDashboard,
      }),
      formTarget(
        'dismiss-first-steps',
        async () => (await import('./dismiss-first-steps.ts')).dismissFirstSteps,
      ),
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
};
