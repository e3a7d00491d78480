import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { listLoader } from '../../../components/list/load-list.ts';
import { page, skipRevalidation } from '../../../layout/routes/page.ts';
import { loadQuery } from '../../../lib/services/load-query.ts';
import type { Services } from '../../../lib/services/services.ts';
import { managedMembersInput } from './managed-members-input.ts';

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

/** @returns its name, for the title of the page */
async function loadManaged(services: Services, { params, request }: LoaderFunctionArgs) {
  const input = { id: params.id ?? '' };
  const members = managedMembersInput(input.id, new URL(request.url).searchParams);
  await Promise.all([
    loadQuery(services, (api) => api.organizations.readAny.queryOptions({ input })),
    loadQuery(services, (api) => api.organizations.anyMembers.queryOptions({ input: members })),
    loadQuery(services, (api) => api.organizations.anyActivity.queryOptions({ input })),
  ]);
  const { api, queryClient } = await services.data.load();
  return { recordName: queryClient.getQueryData(api.organizations.readAny.queryKey({ input }))?.name };
}
