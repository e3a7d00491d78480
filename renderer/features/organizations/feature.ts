import Building2 from 'lucide-react/icons/building-2';
import type { Feature } from '../../layout/feature.ts';
import { defineDashboardPart } from '../../layout/routes/parts/dashboard-part.ts';
import { defineHomePart } from '../../layout/routes/parts/home-part.ts';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { may } from '../../lib/permissions.ts';
import { loadQuery } from '../../lib/services/load-query.ts';

import { appRoutes, managerRoutes, publicRoutes } from './routes.ts';

export const organizations: Feature = {
  routes: { app: appRoutes, manager: managerRoutes, public: publicRoutes },
  namespaces: ['organizations-area'],
  navigation: [
    {
      id: 'organizations',
      icon: Building2,
      label: 'organizations-area:title',
      synonyms: 'organizations-area:synonyms.list',
      keys: ['g', 'o'],
      allowed: (init) => may(init, 'organization', 'use'),
      to: {
        // The switcher in the bar leads to it.
        app: { path: '/app/organizations', in: null },
        manager: { path: '/manager/organizations', in: 'configuration' },
      },
    },
  ],
  topBar: {
    id: 'organization',
    allowed: (init) => may(init, 'organization', 'use'),
    async load(services) {
      await Promise.all([
        loadQuery(services, (api) => api.organizations.active.queryOptions()),
        loadQuery(services, (api) => api.organizations.receivedInvitations.queryOptions()),
      ]);
    },
    component: createChunk(
      async () => (await import('./switcher/organization-switcher.tsx')).OrganizationSwitcher,
    ),
  },
  palette: async () => (await import('./organizations-palette.ts')).organizationsPalette,
  userPage: {
    title: 'organizations-area:title',
    allowed: (init) => may(init, 'organization', 'manage'),
    namespaces: ['organizations'],
    load: (services, id) =>
      loadQuery(services, (api) => api.organizations.ofUser.queryOptions({ input: { id } })),
    component: createChunk(
      async () => (await import('./manage/organizations-of-user.tsx')).OrganizationsOfUser,
    ),
  },
  home: defineHomePart({
    allowed: (init) => may(init, 'organization', 'use'),
    // Read again with each visit: records of features, which this one does not know, are among the steps.
    query: (api) => ({ ...api.organizations.firstSteps.queryOptions(), staleTime: 1000 }),
    cards: async () => (await import('./cards.tsx')).homeCards,
  }),
  dashboard: defineDashboardPart({
    order: 30,
    allowed: (init) => may(init, 'organization', 'manage'),
    query: (api, input) => api.organizations.dashboard.queryOptions({ input }),
    firstSteps: [],
    cards: async () => (await import('./cards.tsx')).dashboardCards,
  }),
};
