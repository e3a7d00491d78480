import type { ListAddress, Sorts } from '../../components/list/list-address.ts';
import { readTimestamp } from '../../components/list/list-filters.ts';
import { type ListPart, paging } from '../../components/list/list-page.ts';
import type { Api } from '../../lib/services/api.ts';

export const repositorySorts = { updated: 'descending', name: 'ascending' } satisfies Sorts<string>;

export type RepositorySort = keyof typeof repositorySorts;

/** What narrows the list beside the term, as an address and the operations take it. */
export interface RepositoryFilters {
  /** Days. */
  changedWithin?: number;
  /** ISO 8601. */
  addedSince?: string;
  /** Ids of users, parted by commas. */
  addedBy?: string;
}

const longestChangedWithin = 3650;

/**
 * Reads the filters of an address. What is not understood counts as not given.
 * @param isManager when something was added is asked for on the dashboard, and who added it is for managers
 */
export function readRepositoryFilters(parameters: URLSearchParams, isManager: boolean): RepositoryFilters {
  const days = Number(parameters.get('changedWithin'));
  const isKnown = Number.isInteger(days) && days > 0 && days <= longestChangedWithin;
  const addedSince = readTimestamp(parameters, 'addedSince');
  const addedBy = parameters.get('addedBy');
  return {
    ...(isKnown && { changedWithin: days }),
    ...(isManager && addedSince && { addedSince }),
    ...(isManager && addedBy && { addedBy }),
  };
}

/** The list of repositories that an address asks for. */
export function repositoryListOptions(
  api: Api,
  { searchTerm, sort, direction, cursor }: ListAddress<RepositorySort>,
  filters: RepositoryFilters,
) {
  return api.repositories.list.infiniteOptions({
    input: (part: ListPart) => ({ searchTerm, sort, direction, ...filters, ...part }),
    ...paging(cursor),
  });
}
