import BookMarked from 'lucide-react/icons/book-bookmark';
import { repositoryStep } from '#contract/repositories/first-step.ts';
import { defineDashboardPart } from '../../layout/dashboard/dashboard-part.ts';
import type { Feature } from '../../layout/feature.ts';
import { defineHomePart } from '../../layout/home/home-part.ts';
import { may } from '../../lib/permissions.ts';
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
  home: defineHomePart({
    allowed: (init) => may(init, 'repository', 'read'),
    query: (api) => api.repositories.home.queryOptions(),
    cards: async () => (await import('./cards/home-cards.tsx')).homeCards,
  }),
  dashboard: defineDashboardPart({
    order: 20,
    allowed: (init) => may(init, 'repository', 'read'),
    query: (api, input) => api.repositories.dashboard.queryOptions({ input }),
    firstSteps: [
      {
        id: repositoryStep,
        to: '/manager/repositories/new',
        title: 'repositories-area:firstStep.title',
        hint: 'repositories-area:firstStep.hint',
      },
    ],
    cards: async () => (await import('./cards/dashboard-cards.tsx')).dashboardCards,
  }),
  palette: async () => (await import('./repositories-palette.ts')).repositoriesPalette,
};
