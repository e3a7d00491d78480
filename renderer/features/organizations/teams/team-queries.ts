import { readListAddress } from '../../../components/list/list-address.ts';
import type { ApiServices } from '../../../lib/services/api-services.ts';

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
  const { searchTerm } = readListAddress(parameters, memberSorts);
  const cursor = parameters.get('cursor');
  return { ...team, searchTerm, limit, ...(cursor && { cursor }) };
}

/** Those who are offered before anybody types. */
export function candidatesInput(team: TeamOfOrganization, searchTerm = '') {
  return { ...team, searchTerm, limit: 20 };
}

/** After a team or who is in it has changed: whatever tells of an organization's teams is read again. */
export async function invalidateTeams({ api, queryClient }: ApiServices): Promise<void> {
  const { teams, team, teamMembers, teamCandidates, activity, read } = api.organizations;
  await Promise.all(
    [teams, team, teamMembers, teamCandidates, activity, read].map((operation) =>
      queryClient.invalidateQueries({ queryKey: operation.key() }),
    ),
  );
}
