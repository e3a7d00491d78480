import UsersRound from 'lucide-react/icons/users-round';
import { inviteStep } from '#contract/users/first-step.ts';
import { defineDashboardPart } from '../../layout/dashboard/dashboard-part.ts';
import type { Feature } from '../../layout/feature.ts';
import { may } from '../../lib/permissions.ts';
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
  dashboard: defineDashboardPart({
    order: 10,
    allowed: (init) => may(init, 'user', 'list'),
    query: (api, input) => api.users.dashboard.queryOptions({ input }),
    firstSteps: [
      {
        id: inviteStep,
        to: '/manager/users/new',
        title: 'users-area:firstStep.title',
        hint: 'users-area:firstStep.hint',
      },
    ],
    cards: async () => (await import('./dashboard-cards.tsx')).dashboardCards,
  }),
  palette: async () => (await import('./users-palette.ts')).usersPalette,
};
