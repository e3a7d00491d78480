import type { ListAddress } from '../../lib/list/list-address.ts';
import type { RepositorySort } from './list-options.ts';

/** Where the server answers, as a CSV file, what the list at an address holds. */
export function exportAddress({ searchTerm, sort, direction }: ListAddress<RepositorySort>): string {
  return `/api/repositories/export?${new URLSearchParams({ searchTerm, sort, direction })}`;
}
