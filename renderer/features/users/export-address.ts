import type { ListAddress } from '../../lib/list/list-address.ts';
import type { UserFilters, UserSort } from './list-options.ts';

/** Where the server answers, as a CSV file, what the list at an address holds. */
export function exportAddress(address: ListAddress<UserSort>, { role, state }: UserFilters): string {
  const { searchTerm, sort, direction } = address;
  const search = new URLSearchParams({
    searchTerm,
    sort,
    direction,
    ...(role && { role }),
    ...(state && { state }),
  });
  return `/api/users/export?${search}`;
}
