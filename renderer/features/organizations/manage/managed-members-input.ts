import { readListAddress } from '../../../components/list/list-address.ts';

/** They have one order. */
export const memberSorts = { name: 'ascending' } as const;

/** Which members the address of an organization's page asks for. */
export function managedMembersInput(id: string, parameters: URLSearchParams) {
  const { searchTerm } = readListAddress(parameters, memberSorts);
  const cursor = parameters.get('cursor');
  const teamId = parameters.get('team');
  return { id, searchTerm, limit: 20, ...(cursor && { cursor }), ...(teamId && { teamId }) };
}
