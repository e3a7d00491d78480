import type { RouteObject } from 'react-router';
import { page } from '../../../layout/routes/page.ts';
import { loadOrganization } from '../organization/load-organization.ts';

/** Below the address of an organisation. */
export const generalRoutes: readonly RouteObject[] = [
  page({
    title: 'organizations-area:title',
    module: 'renderer/features/organizations/general/general-page.tsx',
    component: async () => (await import('./general-page.tsx')).GeneralPage,
    loader: loadOrganization,
  }),
];
