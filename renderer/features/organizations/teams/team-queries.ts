import type { Member } from '#contract/organizations/members.ts';
import { type ListPart, paging } from '../../../components/list/list-options.ts';
import type { ListDefinition } from '../../../components/list/use-list-page.ts';
import type { ApiServices } from '../../../lib/services/api-services.ts';

interface TeamOfOrganization {
  id: string;
  teamId: string;
}

/** The members of one team. */
export function teamMemberList(team: TeamOfOrganization): ListDefinition<Member, 'name', object> {
  return {
    view: 'teamMembers',
    sorts: { name: 'ascending' },
    readFilters: () => ({}),
    options: (api, { searchTerm }) =>
      api.organizations.teamMembers.infiniteOptions({
        input: (part: ListPart) => ({ ...team, searchTerm, ...part }),
        ...paging,
      }),
  };
}

/** Returns the input of the query for members who can be added: without a term, the first to offer. */
export function candidatesInput(team: TeamOfOrganization, searchTerm = '') {
  return { ...team, searchTerm, limit: 20 };
}

/** Reads again what shows teams, after a change of a team or its members. */
export function invalidateTeams({ api, queryClient }: ApiServices): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: api.organizations.key() });
}
