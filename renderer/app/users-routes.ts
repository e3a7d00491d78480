import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { loadQuery } from '../lib/data/load-query.ts';
import type { Services } from '../lib/services.ts';
import { page } from './page.ts';

/** The pages of the users, below /manager. */
export const usersRoutes: RouteObject[] = [
  page({
    path: 'users/new',
    title: 'users:newPageTitle',
    namespaces: ['users', 'validation'],
    module: 'renderer/features/users/new-user-page.tsx',
    component: async () => (await import('../features/users/new-user-page.tsx')).NewUserPage,
    action: async () => (await import('../features/users/create-user.ts')).createUser,
  }),
  page({
    path: 'users/:id',
    title: 'users:detailPageTitle',
    namespaces: ['users', 'sessions'],
    module: 'renderer/features/users/user-page.tsx',
    component: async () => (await import('../features/users/user-page.tsx')).UserPage,
    loader: async (services, args) => {
      const sessions = (id: string) =>
        loadQuery(services, (api) => api.users.sessions.queryOptions({ input: { id } }));
      await Promise.all([loadUser(services, args), sessions(args.params.id ?? '')]);
    },
  }),
  page({
    path: 'users/:id/update',
    title: 'users:editPageTitle',
    namespaces: ['users', 'validation'],
    module: 'renderer/features/users/edit-user-page.tsx',
    component: async () => (await import('../features/users/edit-user-page.tsx')).EditUserPage,
    loader: loadUser,
    action: async () => (await import('../features/users/update-user.ts')).updateUser,
  }),
];

async function loadUser(services: Services, { params }: LoaderFunctionArgs): Promise<void> {
  await loadQuery(services, (api) => api.users.read.queryOptions({ input: { id: params.id ?? '' } }));
}
