import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/organizations/members.ts';
import { organizationRoleNames } from '#contract/tenant-permissions.ts';
import type { Action } from '../../../components/actions/action.ts';
import { useRecordActions } from '../../../components/actions/use-record-actions.ts';
import { actionsColumn } from '../../../components/list/actions-column.tsx';
import { FilterMenu } from '../../../components/list/filter-menu.tsx';
import { ListBody, ListNoResults } from '../../../components/list/list-body.tsx';
import type { ListColumn } from '../../../components/list/list-column.ts';
import { severalText } from '../../../components/list/list-filters.ts';
import { ListFoot } from '../../../components/list/list-foot.tsx';
import { ListSearch } from '../../../components/list/list-search.tsx';
import { ListToolbar } from '../../../components/list/list-toolbar.tsx';
import { useListPage } from '../../../components/list/use-list-page.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Skeleton } from '../../../components/ui/loading.tsx';
import { createChunk } from '../../../lib/chunks/chunk.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { useOrganization } from '../organization/organization-context.ts';
import { RoleBadge } from '../organization/role-badge.tsx';
import { type MemberQuestion, memberActions } from './member-actions.ts';
import { MemberDialogs } from './member-dialogs.tsx';
import { type MemberListPage, type MemberSort, memberList } from './member-list.ts';
import { memberName } from './member-name.ts';

const menuEntries = createChunk(
  async () => (await import('../../../components/actions/menu-popup-actions.tsx')).default,
);

/** Who belongs to an organization. */
export function MembersPage() {
  const { t } = useTranslation('organizations');
  const organization = useOrganization();
  const { id, role, ownerCount } = organization;
  const page = useListPage(useMemo(() => memberList(id), [id]));
  const { address, list, search } = page;
  const [asked, setAsked] = useState<{ question: MemberQuestion; member: Member } | null>(null);
  const declared = useMemo(() => memberActions({ role, ownerCount }), [role, ownerCount]);
  const actionsOf = useRecordActions<Member, MemberQuestion>(declared, (question, member) =>
    setAsked({ question, member }),
  );
  const columns = useMemberColumns(list.readAt, actionsOf);
  return (
    <>
      <MembersToolbar page={page} />
      {page.isEmpty && page.isNarrowed ? (
        <ListNoResults
          title={t('members.filter.nothing')}
          onClear={() => address.change({ role: undefined })}
        />
      ) : (
        <ListBody
          label={t('members.tab')}
          list={list}
          columns={columns}
          lines={2}
          address={address}
          search={search}
          searchHint={t('members.search.hint')}
          shortSearchHint={t('members.search.shortHint')}
          emptyHint={t('members.empty')}
          rowActions={actionsOf}
          rowName={(member) => isolate(memberName(member))}
        />
      )}
      <ListFoot list={list} />
      <MemberDialogs organization={organization} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** The line above the members: search, and the filter by role. */
function MembersToolbar({ page: { address, filters, list, search } }: { page: MemberListPage }) {
  const { t } = useTranslation('organizations');
  return (
    <ListToolbar>
      <ListSearch
        address={address}
        label={t('members.search.label')}
        placeholder={t('members.search.placeholder')}
        pending={list.isOutdated}
        inputRef={search}
      />
      <FilterMenu
        name={t('members.list.role')}
        options={organizationRoleNames.map((value) => ({ value, label: t(`roles.${value}`) }))}
        values={organizationRoleNames.filter((value) => filters.role?.split(',').includes(value))}
        onChange={(role) => address.change({ role: severalText(role) })}
      />
    </ListToolbar>
  );
}

/**
 * The columns of the list of members; the actions of those about whom the user can do something.
 * @param readAt see List
 */
function useMemberColumns(
  readAt: string,
  actionsOf: (member: Member) => Action[],
): ListColumn<Member, MemberSort>[] {
  const { t } = useTranslation('organizations');
  const { t: records } = useTranslation('records');
  return useMemo(() => {
    const actions = actionsColumn({
      label: records('actions'),
      rowName: (member: Member) => isolate(memberName(member)),
      content: menuEntries,
      menu: (MenuPopupActions, member) => <MenuPopupActions actions={actionsOf(member)} />,
    });
    return [
      {
        key: 'name',
        head: t('members.list.member'),
        cell: (member) => <MemberCell member={member} />,
        skeleton: (
          <span className="flex items-center gap-3">
            <Skeleton className="size-8 rounded-full" />
            <span className="grid flex-1 gap-2">
              <Skeleton className="w-28" />
              <Skeleton className="h-2 w-37.5 opacity-60" />
            </span>
          </span>
        ),
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
      {
        ...actions,
        cell: (member) => actionsOf(member).length > 0 && actions.cell(member),
      },
    ];
  }, [t, records, readAt, actionsOf]);
}

/** Who a row is about: picture, name, address, and whether it is the user. */
function MemberCell({ member }: { member: Member }) {
  const { t } = useTranslation('organizations');
  const { visitor: currentUser } = useInit();
  const { userId, name, email, image } = member;
  return (
    <span className="flex items-center gap-3">
      <Avatar id={userId} name={memberName(member)} image={image} size={32} />
      <span className="min-w-0 flex-1 leading-[1.4]">
        <span className="flex min-w-0 items-baseline gap-2">
          <span dir="auto" className="truncate py-0.5 font-medium text-14">
            {memberName(member)}
          </span>
          {currentUser?.id === userId && <span className="text-12 text-text-3">{t('members.you')}</span>}
        </span>
        <span className="flex min-w-0 text-text-3">
          {name === '' ? (
            <span className="truncate">{t('members.noName')}</span>
          ) : (
            // Cut at its own end, whatever the direction of the page.
            <span dir="ltr" className="min-w-0 truncate">
              {email}
            </span>
          )}
        </span>
      </span>
    </span>
  );
}
