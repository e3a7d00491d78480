import { inviteStep } from '#contract/users/first-step.ts';
import { defineDashboardPart } from '../../../layout/dashboard/dashboard-part.ts';
import { may } from '../../../lib/permissions.ts';

export const dashboardPart = defineDashboardPart({
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
  module: 'renderer/features/users/cards/dashboard-cards.tsx',
  cards: async () => (await import('./dashboard-cards.tsx')).dashboardCards,
});
