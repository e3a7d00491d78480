import { readListAddress } from '../../../components/list/list-address.ts';

/** Sort orders of the list: it has one. */
export const memberSorts = { name: 'ascending' } as const;

/** Returns the input of the members query, by search, cursor and team in an organization page's address. */
export function managedMembersInput(id: string, parameters: URLSearchParams) {
  const { searchTerm } = readListAddress(parameters, memberSorts);
  const cursor = parameters.get('cursor');
  const teamId = parameters.get('team');
  return { id, searchTerm, limit: 20, ...(cursor && { cursor }), ...(teamId && { teamId }) };
}
