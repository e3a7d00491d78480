import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/organizations/members.ts';
import { organizationRoleNames } from '#contract/tenant-permissions.ts';
import { useRecordActions } from '../../../components/actions/use-record-actions.ts';
import { useActionsColumn } from '../../../components/list/actions-column.tsx';
import { FilterMenu } from '../../../components/list/filter-menu.tsx';
import { ListBody } from '../../../components/list/list-body.tsx';
import type { ListColumn } from '../../../components/list/list-column.ts';
import { severalText } from '../../../components/list/list-filters.ts';
import { ListFoot } from '../../../components/list/list-foot.tsx';
import { ListSearch } from '../../../components/list/list-search.tsx';
import { ListToolbar } from '../../../components/list/list-toolbar.tsx';
import { CellAddress, PictureCell } from '../../../components/list/picture-cell.tsx';
import { useListPage } from '../../../components/list/use-list-page.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { TwoLinesSkeleton } from '../../../components/ui/two-lines.tsx';
import { isolate } from '../../../lib/format/isolate.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { useOrganization } from '../organization/organization-context.ts';
import { RoleBadge } from '../organization/role-badge.tsx';
import { type MemberQuestion, memberActions } from './member-actions.ts';
import { MemberDialogs } from './member-dialogs.tsx';
import { type MemberListPage, type MemberSort, memberList } from './member-list.ts';
import { memberName } from './member-name.ts';

/** /app/organizations/{id}/members */
export function MembersPage() {
  const { t } = useTranslation('organizations');
  const organization = useOrganization();
  const { id, role, ownerCount } = organization;
  const page = useListPage(useMemo(() => memberList(id), [id]));
  const { list } = page;
  const [asked, setAsked] = useState<{ question: MemberQuestion; member: Member } | null>(null);
  const declared = useMemo(() => memberActions({ role, ownerCount }), [role, ownerCount]);
  const actionsOf = useRecordActions<Member, MemberQuestion>(declared, (question, member) =>
    setAsked({ question, member }),
  );
  const columns = useActionsColumn(useMemberColumns(list.readAt), actionsOf, memberName);
  return (
    <>
      <MembersToolbar page={page} />
      <ListBody
        label={t('members.tab')}
        page={page}
        columns={columns}
        lines={2}
        searchHint={t('members.search.hint')}
        shortSearchHint={t('members.search.shortHint')}
        emptyHint={t('members.empty')}
        filteredHint={t('members.filter.nothing')}
        rowActions={actionsOf}
        rowName={(member) => isolate(memberName(member))}
      />
      <ListFoot list={list} />
      <MemberDialogs organization={organization} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** The line above the members: search, and the filter by role. */
function MembersToolbar({ page }: { page: MemberListPage }) {
  const { t } = useTranslation('organizations');
  return (
    <ListToolbar>
      <ListSearch
        page={page}
        label={t('members.search.label')}
        placeholder={t('members.search.placeholder')}
      />
      <FilterMenu
        name={t('members.list.role')}
        options={organizationRoleNames.map((value) => ({ value, label: t(`roles.${value}`) }))}
        values={organizationRoleNames.filter((value) => page.filters.role?.split(',').includes(value))}
        onChange={(role) => page.address.change({ role: severalText(role) })}
      />
    </ListToolbar>
  );
}

/**
 * The columns of the list of members.
 * @param readAt see List
 */
function useMemberColumns(readAt: string): readonly ListColumn<Member, MemberSort>[] {
  const { t } = useTranslation('organizations');
  return useMemo(
    () => [
      {
        key: 'name',
        head: t('members.list.member'),
        cell: (member) => <MemberCell member={member} />,
        skeleton: <TwoLinesSkeleton picture="rounded-full" widths={['w-28', 'w-37.5']} />,
      },
      {
        key: 'role',
        head: t('members.list.role'),
        width: 'w-(--member-role-column)',
        cell: ({ role }) => <RoleBadge role={role} />,
      },
      {
        key: 'joined',
        head: t('members.list.joined'),
        end: true,
        width: 'w-[calc(7.1875rem*var(--scale))]',
        wideOnly: true,
        className: 'text-text-3 tabular-nums',
        cell: ({ joinedAt }) => <RelativeTime at={joinedAt} now={readAt} />,
      },
    ],
    [t, readAt],
  );
}

/** Cell of a member: picture, name and address, marked where it is the user. */
function MemberCell({ member }: { member: Member }) {
  const { t } = useTranslation('organizations');
  const { visitor: currentUser } = useInit();
  const { userId, name, email, image } = member;
  return (
    <PictureCell
      picture={<Avatar id={userId} name={memberName(member)} image={image} size={32} />}
      name={
        <>
          <span dir="auto" className="truncate py-0.5 font-medium text-14">
            {memberName(member)}
          </span>
          {currentUser?.id === userId && <span className="text-12 text-text-3">{t('members.you')}</span>}
        </>
      }
    >
      {name ? <CellAddress>{email}</CellAddress> : <span className="truncate">{t('members.noName')}</span>}
    </PictureCell>
  );
}
