import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { listLoader } from '../../../components/list/load-list.ts';
import { page, skipRevalidation } from '../../../layout/routes/page.ts';
import { loadQuery } from '../../../lib/services/load-query.ts';
import type { Services } from '../../../lib/services/services.ts';
import { loadNamed } from '../organization/load-organization.ts';

/** The pages of all organizations, below /manager. */
export const manageRoutes: readonly RouteObject[] = [
  page({
    path: 'organizations',
    title: 'organizations-area:title',
    namespaces: ['records', 'organizations', 'organizations-manage'],
    component: async () => (await import('./organizations-page.tsx')).OrganizationsPage,
    loader: listLoader(async () => (await import('./list.ts')).organizationList),
    shouldRevalidate: skipRevalidation,
  }),
  page({
    path: 'organizations/:id',
    title: 'organizations-area:title',
    namespaces: ['records', 'organizations', 'organizations-manage', 'activity'],
    component: async () => (await import('./organization-page.tsx')).OrganizationPage,
    loader: loadManaged,
  }),
];

const loadMembers = listLoader(async () => (await import('./list.ts')).managedMemberList);

/** @returns its name, for the title of the page */
async function loadManaged(services: Services, args: LoaderFunctionArgs) {
  const input = { id: args.params.id ?? '' };
  const [named] = await Promise.all([
    loadNamed(services, (api) => api.organizations.readAny.queryOptions({ input })),
    loadMembers(services, args),
    loadQuery(services, (api) => api.organizations.anyActivity.queryOptions({ input })),
  ]);
  return named;
}
