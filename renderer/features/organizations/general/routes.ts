import type { RouteObject } from 'react-router';
import { page } from '../../../layout/routes/page.ts';
import { loadQuery } from '../../../lib/services/load-query.ts';
import { loadOrganization } from '../organization/load-organization.ts';
import { successorsInput } from './successors-input.ts';

/** Below the address of an organization. */
export const generalRoutes: readonly RouteObject[] = [
  page({
    title: 'organizations-area:title',
    namespaces: ['activity', 'picture', 'records', 'validation'],
    module: 'renderer/features/organizations/general/general-page.tsx',
    component: async () => (await import('./general-page.tsx')).GeneralPage,
    loader: async (services, args) => {
      const input = { id: args.params.id ?? '' };
      const isHandedOver = new URL(args.request.url).searchParams.get('ask') === 'transfer';
      const [loaded] = await Promise.all([
        loadOrganization(services, args),
        loadQuery(services, (api) => api.organizations.activity.queryOptions({ input })),
        isHandedOver &&
          loadQuery(services, (api) =>
            api.organizations.members.queryOptions({ input: successorsInput(input.id) }),
          ),
      ]);
      return loaded;
    },
    action: async () => (await import('./change-organization.ts')).changeOrganization,
  }),
];
