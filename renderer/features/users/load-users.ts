import type { LoaderFunctionArgs } from 'react-router';
import { readListAddress } from '../../components/list/list-address.ts';
import { loadList } from '../../components/list/load-list.ts';
import type { Services } from '../../lib/services/services.ts';
import { readUserFilters, userListOptions, userSorts } from './list-options.ts';

/** The first page of the list. */
export async function loadUsers(services: Services, { request }: LoaderFunctionArgs): Promise<void> {
  await loadList(services, request, (api, parameters) =>
    userListOptions(api, readListAddress(parameters, userSorts), readUserFilters(parameters)),
  );
}
