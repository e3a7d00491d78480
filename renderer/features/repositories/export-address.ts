import type { ListAddress } from '../../components/list/list-address.ts';
import type { RepositoryFilters, RepositorySort } from './list-options.ts';

/**
 * Where the server answers, as a CSV file, what the list at an address holds.
 * @param chosen only these of them
 */
export function exportAddress(
  { searchTerm, sort, direction }: ListAddress<RepositorySort>,
  filters: RepositoryFilters,
  chosen?: readonly { id: string }[],
): string {
  const parameters = new URLSearchParams({ searchTerm, sort, direction });
  for (const [name, value] of Object.entries(filters)) parameters.set(name, String(value));
  if (chosen) parameters.set('ids', chosen.map(({ id }) => id).join());
  return `/api/repositories/export?${parameters}`;
}
