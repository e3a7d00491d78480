import { readListAddress } from '../../../components/list/list-address.ts';

/** They have one order. */
export const memberSorts = { name: 'ascending' } as const;

interface TeamOfOrganization {
  id: string;
  teamId: string;
}

/** As many as one page can hold; a team has two of them at most. */
const limit = 100;

/** What the address of a team's page asks for. */
export function teamMembersInput(team: TeamOfOrganization, parameters: URLSearchParams) {
  const { searchTerm, cursor } = readListAddress(parameters, memberSorts);
  return { ...team, searchTerm, limit, ...(cursor && { cursor }) };
}

/** Those who are offered before anybody types. */
export function candidatesInput(team: TeamOfOrganization, searchTerm = '') {
  return { ...team, searchTerm, limit: 20 };
}
