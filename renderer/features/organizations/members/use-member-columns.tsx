import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/organizations/members.ts';
import type { Action } from '../../../components/actions/action.ts';
import { actionsColumn } from '../../../components/list/actions-column.tsx';
import type { ListColumn } from '../../../components/list/list-column.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { createChunk } from '../../../lib/chunks/chunk.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { RoleBadge } from '../organization/role-badge.tsx';
import type { MemberSort } from './member-list.ts';
import { memberName } from './member-name.ts';
import { PlainMemberLink } from './plain-member.tsx';

const menuEntries = createChunk(
  async () => (await import('../../../components/actions/menu-popup-actions.tsx')).default,
);

/**
 * The columns of the list of members; the actions of those about whom the user can do something.
 * @param readAt see List
 */
export function useMemberColumns(
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
        width: 'w-28 max-sm:w-24 [:lang(fr)_&]:w-31',
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
        cell: (member) =>
          actionsOf(member).length > 0 && (
            <>
              {actions.cell(member)}
              <PlainMemberLink member={member} />
            </>
          ),
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
