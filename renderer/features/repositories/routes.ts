import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { loadRecord } from '../../components/record/load-record.ts';
import { page } from '../../layout/routes/page.ts';
import { requirePermission } from '../../layout/routes/require-permission.ts';
import { skipRevalidation } from '../../layout/routes/skip-revalidation.ts';
import { importChunk } from '../../lib/chunks/import-chunk.ts';
import type { Services } from '../../lib/services/services.ts';
import { repositoryEntity } from './repository-entity.ts';

/** Below /app. */
export const appRoutes: readonly RouteObject[] = [
  page({
    path: 'repositories',
    title: 'repositories-area:title',
    namespaces: ['records', 'repositories'],
    module: 'renderer/features/repositories/user-list-page.tsx',
    component: async () => (await import('./user-list-page.tsx')).UserListPage,
    loader: async (services, args) => {
      const load = await importChunk(async () => (await import('./repository-list.tsx')).loadRepositories);
      return load(services, args);
    },
    shouldRevalidate: skipRevalidation,
  }),
  page({
    path: 'repositories/:id',
    title: 'repositories:detail.pageTitle',
    namespaces: ['records', 'repositories'],
    module: 'renderer/features/repositories/user-repository-page.tsx',
    component: async () => (await import('./user-repository-page.tsx')).UserRepositoryPage,
    loader: (services, args) => loadRecord(repositoryEntity, services, args),
  }),
];

/** Below /manager. */
export const managerRoutes: readonly RouteObject[] = [
  page({
    path: 'repositories',
    title: 'repositories-area:title',
    namespaces: ['records', 'repositories'],
    module: 'renderer/features/repositories/manager-list-page.tsx',
    component: async () => (await import('./manager-list-page.tsx')).ManagerListPage,
    loader: async (services, args) => {
      const load = await importChunk(
        async () => (await import('./repository-list.tsx')).loadManagedRepositories,
      );
      return load(services, args);
    },
    shouldRevalidate: skipRevalidation,
  }),
  page({
    path: 'repositories/new',
    title: 'repositories:new',
    namespaces: ['records', 'repositories', 'validation'],
    module: 'renderer/features/repositories/form-pages.tsx',
    component: async () => (await import('./form-pages.tsx')).NewRepositoryPage,
    loader: (services) => requirePermission(services, 'repository', 'create'),
    action: async () => (await import('./save-repository.ts')).createRepository,
  }),
  page({
    path: 'repositories/import',
    title: 'repositories:importing.title',
    namespaces: ['records', 'import', 'repositories', 'validation'],
    module: 'renderer/features/repositories/import-page.tsx',
    component: async () => (await import('./import-page.tsx')).ImportPage,
    loader: (services) => requirePermission(services, 'repository', 'create'),
    action: async () => {
      const { importRecords } = await import('../../components/record/import/import-records.ts');
      return importRecords(repositoryEntity);
    },
  }),
  page({
    path: 'repositories/:id',
    title: 'repositories:detail.pageTitle',
    namespaces: ['records', 'repositories', 'activity'],
    module: 'renderer/features/repositories/repository-page.tsx',
    component: async () => (await import('./repository-page.tsx')).RepositoryPage,
    loader: loadManaged,
  }),
  page({
    path: 'repositories/:id/update',
    title: 'repositories:form.editTitle',
    namespaces: ['records', 'repositories', 'validation'],
    module: 'renderer/features/repositories/form-pages.tsx',
    component: async () => (await import('./form-pages.tsx')).EditRepositoryPage,
    loader: async (services, args) => {
      await requirePermission(services, 'repository', 'update');
      return loadManaged(services, args);
    },
    action: async () => (await import('./save-repository.ts')).updateRepository,
  }),
];

/** With what was done to it. */
function loadManaged(services: Services, args: LoaderFunctionArgs) {
  return loadRecord(repositoryEntity, services, args, { activity: true });
}
