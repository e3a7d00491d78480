import type { RouteObject } from 'react-router';
import { page } from './page.ts';
import { skipRevalidation } from './skip-revalidation.ts';

/** The list of repositories below /app. */
export const repositoryListRoute: RouteObject = page({
  path: 'repositories',
  title: 'common:navigation.codeRepositories',
  namespaces: ['list', 'repositories'],
  module: 'renderer/features/repositories/user-list-page.tsx',
  component: async () => (await import('../features/repositories/user-list-page.tsx')).UserListPage,
  loader: async (services, args) =>
    (await import('../features/repositories/load-list.ts')).loadRepositories(services, args),
  shouldRevalidate: skipRevalidation,
});

/** The list of repositories below /manager. */
export const managedRepositoryListRoute: RouteObject = page({
  path: 'repositories',
  title: 'common:navigation.codeRepositories',
  namespaces: ['list', 'repositories'],
  module: 'renderer/features/repositories/manager-list-page.tsx',
  component: async () => (await import('../features/repositories/manager-list-page.tsx')).ManagerListPage,
  loader: async (services, args) =>
    (await import('../features/repositories/load-list.ts')).loadManagedRepositories(services, args),
  shouldRevalidate: skipRevalidation,
});
