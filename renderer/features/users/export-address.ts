import type { ListAddress } from '../../components/list/list-address.ts';
import { type UserFilters, type UserSort, userFilterInput } from './list-options.ts';

/** Where the server answers, as a CSV file, what the list at an address holds. */
export function exportAddress(address: ListAddress<UserSort>, filters: UserFilters): string {
  const { searchTerm, sort, direction } = address;
  const search = new URLSearchParams({ searchTerm, sort, direction });
  for (const [name, value] of Object.entries(userFilterInput(filters))) if (value) search.set(name, value);
  return `/api/users/export?${search}`;
}
