import type { LoaderFunctionArgs } from 'react-router';
import { loadList } from '../../components/list/load-list.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';
import { managedRepositoryList, repositoryList } from './list.ts';

/** The first page of the list, for the user area. */
export function loadRepositories(services: Services, args: LoaderFunctionArgs): Promise<void> {
  return loadList(services, args, repositoryList);
}

/** The same for the manager area, together with what can still be brought back. */
export async function loadManagedRepositories(services: Services, args: LoaderFunctionArgs): Promise<void> {
  await Promise.all([
    loadList(services, args, managedRepositoryList),
    loadQuery(services, (api) => api.repositories.deleted.queryOptions()),
  ]);
}
