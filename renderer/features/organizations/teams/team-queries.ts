import { readListAddress } from '../../../components/list/list-address.ts';
import type { ApiServices } from '../../../lib/services/api-services.ts';

/** Sort orders of the list: it has one. */
export const memberSorts = { name: 'ascending' } as const;

interface TeamOfOrganization {
  id: string;
  teamId: string;
}

/** Maximum length of a page; a team has two pages at most. */
const limit = 100;

/** Returns the input of the members query, by the search and cursor in a team page's address. */
export function teamMembersInput(team: TeamOfOrganization, parameters: URLSearchParams) {
  const { searchTerm } = readListAddress(parameters, memberSorts);
  const cursor = parameters.get('cursor');
  return { ...team, searchTerm, limit, ...(cursor && { cursor }) };
}

/** Returns the input of the query for members who can be added: without a term, the first to offer. */
export function candidatesInput(team: TeamOfOrganization, searchTerm = '') {
  return { ...team, searchTerm, limit: 20 };
}

/** Invalidates all queries that show teams, after a change of a team or its members. */
export async function invalidateTeams({ api, queryClient }: ApiServices): Promise<void> {
  const { teams, team, teamMembers, teamCandidates, activity, read } = api.organizations;
  await Promise.all(
    [teams, team, teamMembers, teamCandidates, activity, read].map((operation) =>
      queryClient.invalidateQueries({ queryKey: operation.key() }),
    ),
  );
}
