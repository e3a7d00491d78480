import type { Api } from '../../lib/data/api.ts';
import type { ListAddress, Sorts } from '../../lib/list/list-address.ts';
import { type ListPart, paging } from '../../lib/list/list-page.ts';

export const repositorySorts = { updated: 'descending', name: 'ascending' } satisfies Sorts<string>;

export type RepositorySort = keyof typeof repositorySorts;

/** The list of repositories that an address asks for. */
export function repositoryListOptions(
  api: Api,
  { searchTerm, sort, direction, cursor }: ListAddress<RepositorySort>,
) {
  return api.repositories.list.infiniteOptions({
    input: (part: ListPart) => ({ searchTerm, sort, direction, ...part }),
    ...paging(cursor),
  });
}
