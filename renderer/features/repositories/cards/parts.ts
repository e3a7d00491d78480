import { repositoryStep } from '#contract/repositories/first-step.ts';
import { defineDashboardPart } from '../../../layout/dashboard/dashboard-part.ts';
import { defineHomePart } from '../../../layout/home/home-part.ts';
import { may } from '../../../lib/permissions.ts';

export const homePart = defineHomePart({
  allowed: (init) => may(init, 'repository', 'read'),
  query: (api) => api.repositories.home.queryOptions(),
  module: 'renderer/features/repositories/cards/home-cards.tsx',
  cards: async () => (await import('./home-cards.tsx')).homeCards,
});

export const dashboardPart = defineDashboardPart({
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
  module: 'renderer/features/repositories/cards/dashboard-cards.tsx',
  cards: async () => (await import('./dashboard-cards.tsx')).dashboardCards,
});
