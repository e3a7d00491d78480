import type { LoaderFunctionArgs } from 'react-router';
import type { Member } from '#contract/organizations/members.ts';
import { type ListPart, paging } from '../../../components/list/list-options.ts';
import { loadList } from '../../../components/list/load-list.ts';
import type { ListDefinition } from '../../../components/list/use-list-page.ts';
import { loadRecord } from '../../../components/record/load-record.ts';
import { loadQuery } from '../../../lib/services/load-query.ts';
import type { Services } from '../../../lib/services/services.ts';
import { organizationEntity } from '../organization/organization.ts';

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

/**
 * Reads a team, its organization, the first page of its members, and who can be added.
 * @returns the name of the team, for the title of the page
 */
export async function loadTeam(services: Services, args: LoaderFunctionArgs) {
  const { id = '', teamId = '' } = args.params;
  const input = { id, teamId };
  await Promise.all([
    loadQuery(services, (api) => api.organizations.team.queryOptions({ input })),
    loadRecord(organizationEntity, services, args),
    loadList(services, args, teamMemberList(input)),
    loadQuery(services, (api) =>
      api.organizations.teamCandidates.queryOptions({ input: candidatesInput(input) }),
    ),
  ]);
  const { api, queryClient } = await services.data.load();
  return { recordName: queryClient.getQueryData(api.organizations.team.queryKey({ input }))?.name };
}
