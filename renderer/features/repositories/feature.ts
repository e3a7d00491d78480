import { repositoryStep } from '#contract/features/repositories.ts';
import { entityFeature } from '../../layout/entity/entity-feature.ts';
import type { Feature } from '../../layout/feature.ts';
import { defineDashboardPart } from '../../layout/routes/parts/dashboard-part.ts';
import { defineHomePart } from '../../layout/routes/parts/home-part.ts';
import { may } from '../../lib/permissions.ts';
import { repositoryEntity } from './repository-entity.ts';

export const repositories: Feature = {
  ...entityFeature(repositoryEntity, {
    list: { component: async () => (await import('./list-page.tsx')).ListPage },
    record: { component: async () => (await import('./repository-page.tsx')).RepositoryPage },
    new: { component: async () => (await import('./form-pages.tsx')).NewRepositoryPage },
    edit: { component: async () => (await import('./form-pages.tsx')).EditRepositoryPage },
    import: { component: async () => (await import('./import-page.tsx')).ImportPage },
    save: async () => (await import('./form-pages.tsx')).saveRepository,
  }),
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
};
