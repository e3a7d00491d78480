import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { Area } from '../../components/actions/palette-context.ts';
import { loadRecord } from '../../components/record/load-record.ts';
import {
  loadNamedOrganization,
  loadOrganizationChoice,
} from '../../components/record/organization/organization-choice.ts';
import { page, skipRevalidation } from '../../layout/routes/page.ts';
import { requireActionIn } from '../../layout/routes/require-permission.ts';
import { importChunk } from '../../lib/chunks/chunk.ts';
import type { Services } from '../../lib/services/services.ts';
import { repositoryEntity } from './repository-entity.ts';

/** Below /app. */
export const appRoutes = routesIn('app');

/** Below /manager. */
export const managerRoutes = routesIn('manager');

function routesIn(area: Area): readonly RouteObject[] {
  const activity = area === 'manager';
  /** With what was done to it, for managers. */
  const load = (services: Services, args: LoaderFunctionArgs) =>
    loadRecord(repositoryEntity, services, args, { activity });
  return [
    page({
      path: 'repositories',
      title: 'repositories-area:title',
      namespaces: ['records', 'repositories'],
      component: async () => (await import('./list-page.tsx')).ListPage,
      loader: async (services, args) => {
        const loadList = await importChunk(
          async () => (await import('./repository-list.tsx')).loadRepositories,
        );
        return loadList(services, args);
      },
      shouldRevalidate: skipRevalidation,
    }),
    page({
      path: 'repositories/new',
      title: 'repositories:new',
      namespaces: ['records', 'repositories', 'validation'],
      component: async () => (await import('./form-pages.tsx')).NewRepositoryPage,
      loader: async (services, args) => {
        await requireActionIn(area, services, repositoryEntity, 'create');
        await loadOrganizationChoice(services, area, repositoryEntity, args);
      },
      action: async () => (await import('./save-repository.ts')).createRepository,
    }),
    page({
      path: 'repositories/import',
      title: 'repositories:importing.title',
      namespaces: ['records', 'import', 'repositories', 'validation'],
      component: async () => (await import('./import-page.tsx')).ImportPage,
      loader: async (services, args) => {
        await requireActionIn(area, services, repositoryEntity, 'create');
        await loadNamedOrganization(services, area, repositoryEntity, args);
      },
      action: async () => {
        const { importRecords } = await import('../../components/record/import/import-records.ts');
        return importRecords(repositoryEntity);
      },
    }),
    page({
      path: 'repositories/:id',
      title: 'repositories:detail.pageTitle',
      namespaces: ['records', 'repositories', ...(activity ? ['activity'] : [])],
      component: async () => (await import('./repository-page.tsx')).RepositoryPage,
      loader: load,
    }),
    page({
      path: 'repositories/:id/update',
      title: 'repositories:form.editTitle',
      namespaces: ['records', 'repositories', 'validation'],
      component: async () => (await import('./form-pages.tsx')).EditRepositoryPage,
      loader: async (services, args) => {
        await requireActionIn(area, services, repositoryEntity, 'update');
        return load(services, args);
      },
      action: async () => (await import('./save-repository.ts')).updateRepository,
    }),
  ];
}
