import type { LoaderFunctionArgs } from 'react-router';
import { loadList } from '../../components/list/load-list.ts';
import type { Services } from '../../lib/services/services.ts';
import { userList } from './list.ts';

/** The first page of the list. */
export function loadUsers(services: Services, args: LoaderFunctionArgs): Promise<void> {
  return loadList(services, args, userList);
}
