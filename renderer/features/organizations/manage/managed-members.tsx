import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedOrganization } from '#contract/organizations/manage.ts';
import type { Member } from '#contract/organizations/members.ts';
import { ListMore } from '../../../components/list/list-foot.tsx';
import { type ListPart, paging } from '../../../components/list/list-options.ts';
import { ListSearch } from '../../../components/list/list-search.tsx';
import { CellAddress } from '../../../components/list/picture-cell.tsx';
import { type ListDefinition, useListPage } from '../../../components/list/use-list-page.ts';
import { Link } from '../../../components/navigation/link.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { DataList } from '../../../components/ui/data-list.tsx';
import { Skeleton } from '../../../components/ui/loading.tsx';
import { formatTotal } from '../../../lib/format/format-number.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { memberName } from '../members/member-cell.tsx';
import { RoleBadge } from '../organization/identity.tsx';
import { LinkedRow } from '../organization/linked-row.tsx';

/** Members of any organization, or of the team that the address names. */
export function managedMemberList(
  id: string,
): ListDefinition<Member, 'name', { teamId: string | undefined }> {
  return {
    view: 'members',
    sorts: { name: 'ascending' },
    readFilters: (parameters) => ({ teamId: parameters.get('team') || undefined }),
    options: (api, { searchTerm }, filters) =>
      api.organizations.anyMembers.infiniteOptions({
        input: (part: ListPart) => ({ id, searchTerm, ...filters, ...part }),
        ...paging,
      }),
  };
}

/** Members of an organization or of one of its teams: a search, and rows that link to the users. */
export function ManagedMembers({ organization: { id, teams } }: { organization: ManagedOrganization }) {
  const { t, i18n } = useTranslation('organizations-manage');
  const { t: organizations } = useTranslation('organizations');
  const page = useListPage(useMemo(() => managedMemberList(id), [id]));
  const { address, filters, list } = page;
  const team = teams.find((one) => one.id === filters.teamId);
  return (
    <section>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2 pb-2">
        <h2 className="text-14">
          {team ? t('members.ofTeam', { team: isolate(team.name) }) : t('list.members')}{' '}
          <span className="font-normal text-text-3">
            {list.total && formatTotal(i18n.language, list.total)}
          </span>
          {team && (
            <Link to="?" preventScrollReset className="link ms-3 font-normal text-13">
              {t('members.ofAll')}
            </Link>
          )}
        </h2>
        <ListSearch
          page={page}
          label={organizations('members.search.label')}
          placeholder={organizations('members.search.placeholder')}
        />
      </div>
      <DataList
        status={list.status}
        count={list.rows.length}
        skeleton={<Skeleton className="h-14" />}
        searchTerm={address.searchTerm}
        onClearSearch={() => address.search('')}
        onRetry={list.retry}
        onStop={list.stop}
        retrying={list.retrying}
        requestId={list.requestId}
      >
        <ul className="mb-3 border-line border-t">
          {list.rows.map((member) => (
            <LinkedRow
              key={member.id}
              id={member.id}
              to={`/manager/users/${member.userId}`}
              name={memberName(member)}
              picture={<Avatar id={member.userId} name={memberName(member)} image={member.image} size={32} />}
              note={member.name && <CellAddress>{member.email}</CellAddress>}
            >
              <RoleBadge role={member.role} />
            </LinkedRow>
          ))}
        </ul>
        <ListMore list={list} />
      </DataList>
    </section>
  );
}
