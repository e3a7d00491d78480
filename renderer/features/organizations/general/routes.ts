import type { RouteObject } from 'react-router';
import { page } from '../../../layout/routes/page.ts';
import { loadQuery } from '../../../lib/services/load-query.ts';
import { loadOrganization } from '../organization/load-organization.ts';

/** Below the address of an organization. */
export const generalRoutes: readonly RouteObject[] = [
  page({
    title: 'organizations-area:title',
    namespaces: ['activity', 'picture', 'records', 'validation'],
    module: 'renderer/features/organizations/general/general-page.tsx',
    component: async () => (await import('./general-page.tsx')).GeneralPage,
    loader: async (services, args) => {
      const input = { id: args.params.id ?? '' };
      const [loaded] = await Promise.all([
        loadOrganization(services, args),
        loadQuery(services, (api) => api.organizations.activity.queryOptions({ input })),
      ]);
      return loaded;
    },
    action: async () => (await import('./save-settings.ts')).saveSettings,
  }),
];
