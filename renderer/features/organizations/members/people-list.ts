import type { LoaderFunctionArgs } from 'react-router';
import { mayInOrganization, organizationRoleNames } from '#contract/facts/tenant-roles.ts';
import type { Invitation } from '#contract/organizations/invitations.ts';
import type { Member } from '#contract/organizations/members.ts';
import type { Sorts } from '../../../components/list/list-address.ts';
import { readSeveral, severalText } from '../../../components/list/list-filters.ts';
import { type ListPart, paging } from '../../../components/list/list-options.ts';
import { loadList } from '../../../components/list/load-list.ts';
import type { ListDefinition, ListPageState } from '../../../components/list/use-list-page.ts';
import { loadRecord } from '../../../components/record/load-record.ts';
import { loadQuery } from '../../../lib/services/load-query.ts';
import type { Services } from '../../../lib/services/services.ts';
import { organizationEntity } from '../organization/organization.ts';

/** An invitation without a name has an empty one. */
export type Invited = Invitation & { name: string };

/** Row of the list: a member, or somebody who was invited. */
export type Person = Member | Invited;

export const isInvited = (person: Person): person is Invited => 'expiresAt' in person;

/** Values of the filter by state. Written out, as the contract's own list would bring its schemas along. */
export const personStates = ['member', 'open', 'expired', 'declined', 'accepted', 'canceled'] as const;

/** States whose invitations stand as rows. What became of the others stands in another row, or was ended on purpose. */
const shownStates: readonly string[] = ['member', 'open', 'expired', 'declined'];

const sorts = { name: 'ascending' } satisfies Sorts<string>;

/** Filters of the list besides the search term: any of these roles and states, comma-separated. */
interface PeopleFilters {
  role: string | undefined;
  state: string | undefined;
}

export type PeopleListPage = ListPageState<Person, keyof typeof sorts, PeopleFilters>;

/**
 * The people of one organization: invitations, the newest first, then members by name.
 * @param mayInvite sees the invitations
 */
export function peopleList(
  id: string,
  mayInvite: boolean,
): ListDefinition<Person, keyof typeof sorts, PeopleFilters> {
  return {
    view: 'members',
    sorts,
    readFilters: (parameters) => ({
      role: severalText(readSeveral(parameters, 'role', organizationRoleNames)),
      state: mayInvite ? severalText(readSeveral(parameters, 'state', personStates)) : undefined,
    }),
    options({ organizations: { members, invitations } }, { searchTerm }, { role, state }) {
      const states = state?.split(',') ?? shownStates;
      const invited = mayInvite ? states.filter((one) => one !== 'member').join(',') : '';
      const input = { id, searchTerm, ...(role && { role }) };
      const key = members.infiniteKey({ input: () => input, initialPageParam: paging.initialPageParam });
      return {
        ...paging,
        queryKey: [...key, invited, states.includes('member')],
        async queryFn({ pageParam: { cursor = invited ? '' : 'members', limit }, signal }) {
          const [, atMembers, at] = /^(members)?(.*)$/.exec(cursor) ?? [];
          const part = (isAt: boolean): ListPart => ({
            ...(isAt && at && { cursor: at }),
            ...(limit && { limit }),
          });
          // Both on each page, as its total is that of both.
          const [before, after] = await Promise.all([
            invited ? invitations.call({ ...input, state: invited, ...part(!atMembers) }, { signal }) : null,
            states.includes('member') ? members.call({ ...input, ...part(!!atMembers) }, { signal }) : null,
          ]);
          const isEnd = atMembers !== undefined || !before?.nextCursor;
          const next = isEnd ? after?.nextCursor && `members${after.nextCursor}` : before.nextCursor;
          return {
            readAt: after?.readAt ?? before?.readAt ?? '',
            items: [
              ...(atMembers ? [] : (before?.items ?? []).map((one) => ({ ...one, name: one.name ?? '' }))),
              ...(isEnd ? (after?.items ?? []) : []),
            ],
            nextCursor: next ?? null,
            total: { count: (before?.total ?? 0) + (after?.total.count ?? 0), exact: true },
          };
        },
      };
    },
  };
}

/** Reads the organization, and the first page of its people. */
export async function loadPeople(services: Services, args: LoaderFunctionArgs): Promise<void> {
  const input = { id: args.params.id ?? '' };
  await loadRecord(organizationEntity, services, args);
  const { api, queryClient } = await services.data.load();
  const role = queryClient.getQueryData(api.organizations.read.queryKey({ input }))?.role ?? 'member';
  const mayInvite = mayInOrganization(role, 'invitation', 'create');
  await Promise.all([
    loadList(services, args, peopleList(input.id, mayInvite)),
    mayInvite && loadQuery(services, (from) => from.organizations.inviteLinks.queryOptions({ input })),
  ]);
}
