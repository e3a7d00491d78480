import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { listLoader } from '../../components/list/load-list.ts';
import { page, skipRevalidation } from '../../layout/routes/page.ts';
import { requirePermission } from '../../layout/routes/require-permission.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';

/** The pages of the users, below /manager. That of one stands in user-page-feature.ts. */
export const managerRoutes: readonly RouteObject[] = [
  page({
    path: 'users',
    title: 'users-area:title',
    namespaces: ['records', 'users'],
    component: async () => (await import('./users-page.tsx')).UsersPage,
    loader: listLoader(async () => (await import('./list.ts')).userList),
    shouldRevalidate: skipRevalidation,
  }),
  page({
    path: 'users/new',
    title: 'users:newPageTitle',
    namespaces: ['records', 'users', 'validation'],
    component: async () => (await import('./form-pages.tsx')).NewUserPage,
    loader: (services) => requirePermission(services, 'user', 'create'),
    action: async () => (await import('./save-user.ts')).createUser,
  }),
  page({
    path: 'users/:id/update',
    title: 'users:editPageTitle',
    namespaces: ['records', 'users', 'validation'],
    component: async () => (await import('./form-pages.tsx')).EditUserPage,
    loader: async (services, args) => {
      await requirePermission(services, 'user', 'update');
      await loadUser(services, args);
    },
    action: async () => (await import('./save-user.ts')).updateUser,
  }),
];

export async function loadUser(services: Services, { params }: LoaderFunctionArgs): Promise<void> {
  await loadQuery(services, (api) => api.users.read.queryOptions({ input: { id: params.id ?? '' } }));
}
