import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { page } from '../../layout/routes/page.ts';
import { requirePermission } from '../../layout/routes/require-permission.ts';
import { skipRevalidation } from '../../layout/routes/skip-revalidation.ts';
import { importChunk } from '../../lib/chunks/import-chunk.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';

/** The pages of the users, below /manager. */
export const managerRoutes: readonly RouteObject[] = [
  page({
    path: 'users',
    title: 'users-area:title',
    namespaces: ['records', 'users'],
    module: 'renderer/features/users/users-page.tsx',
    component: async () => (await import('./users-page.tsx')).UsersPage,
    loader: async (services, args) => {
      const load = await importChunk(async () => (await import('./list.ts')).loadUsers);
      return load(services, args);
    },
    shouldRevalidate: skipRevalidation,
  }),
  page({
    path: 'users/new',
    title: 'users:newPageTitle',
    namespaces: ['records', 'users', 'validation'],
    module: 'renderer/features/users/new-user-page.tsx',
    component: async () => (await import('./new-user-page.tsx')).NewUserPage,
    loader: (services) => requirePermission(services, 'user', 'create'),
    action: async () => (await import('./save-user.ts')).createUser,
  }),
  page({
    path: 'users/:id',
    title: 'users:detailPageTitle',
    namespaces: ['records', 'users', 'sessions', 'activity'],
    module: 'renderer/features/users/user-page.tsx',
    component: async () => (await import('./user-page.tsx')).UserPage,
    loader: async (services, args) => {
      const input = { id: args.params.id ?? '' };
      await Promise.all([
        loadUser(services, args),
        loadQuery(services, (api) => api.users.sessions.queryOptions({ input })),
        loadQuery(services, (api) => api.users.activity.queryOptions({ input })),
      ]);
    },
  }),
  page({
    path: 'users/:id/update',
    title: 'users:editPageTitle',
    namespaces: ['records', 'users', 'validation'],
    module: 'renderer/features/users/edit-user-page.tsx',
    component: async () => (await import('./edit-user-page.tsx')).EditUserPage,
    loader: async (services, args) => {
      await requirePermission(services, 'user', 'update');
      await loadUser(services, args);
    },
    action: async () => (await import('./save-user.ts')).updateUser,
  }),
];

async function loadUser(services: Services, { params }: LoaderFunctionArgs): Promise<void> {
  await loadQuery(services, (api) => api.users.read.queryOptions({ input: { id: params.id ?? '' } }));
}
