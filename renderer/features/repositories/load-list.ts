import type { LoaderFunctionArgs } from 'react-router';
import { readListAddress } from '../../components/list/list-address.ts';
import { loadList } from '../../components/list/load-list.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';
import { readRepositoryFilters, repositoryListOptions, repositorySorts } from './list-options.ts';

/** The first page of the list, for the user area. */
export async function loadRepositories(
  services: Services,
  { request }: LoaderFunctionArgs,
  isManager = false,
): Promise<void> {
  await loadList(services, request, (api, parameters) =>
    repositoryListOptions(
      api,
      readListAddress(parameters, repositorySorts),
      readRepositoryFilters(parameters, isManager),
    ),
  );
}

/** The same for the manager area, together with what can still be brought back. */
export async function loadManagedRepositories(services: Services, args: LoaderFunctionArgs): Promise<void> {
  await Promise.all([
    loadRepositories(services, args, true),
    loadQuery(services, (api) => api.repositories.deleted.queryOptions()),
  ]);
}
