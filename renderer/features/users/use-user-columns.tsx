import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#contract/users/user.ts';
import type { Action } from '../../components/actions/action.ts';
import { actionsColumn } from '../../components/list/actions-column.tsx';
import type { ListColumn } from '../../components/list/list-column.ts';
import { RowTime } from '../../components/list/row-time.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { State } from '../../components/ui/state.tsx';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { displayName } from './display-name.ts';
import type { UserSort } from './list.ts';
import { UserCell } from './user-cell.tsx';
import { stateDots } from './user-states.ts';

const userMenu = createChunk(async () => (await import('./row-menu-actions.tsx')).default);

export type UserColumn = ListColumn<ListedUser, UserSort>;

/**
 * The columns of the list of users, and the actions of a row.
 * @param readAt see List
 */
export function useUserColumns(readAt: string, actionsOf: (user: ListedUser) => Action[]): UserColumn[] {
  const { t } = useTranslation('users');
  const { t: records } = useTranslation('records');
  const { t: common } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'name',
        head: t('list.user'),
        sort: 'name',
        cell: (user) => <UserCell user={user} />,
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
        optional: true,
        head: t('list.role'),
        // As wide as the longest role of the language.
        width: 'w-[5.5625rem] [:lang(fr)_&]:w-31 [:lang(sw)_&]:w-25',
        wideOnly: true,
        className: 'text-text-2',
        cell: ({ roles }) =>
          roles.includes('admin') ? (
            <Badge tone="accent">{common('roles.admin')}</Badge>
          ) : (
            common('roles.user')
          ),
      },
      {
        key: 'state',
        optional: true,
        head: t('list.state'),
        width: 'w-33',
        wideOnly: true,
        cell: ({ state }) => <State of={stateDots[state]}>{t(`state.${state}`)}</State>,
      },
      {
        key: 'lastSeen',
        optional: true,
        head: t('list.lastSeen'),
        sort: 'lastSeen',
        width: 'w-30',
        wideOnly: 'xl',
        className: 'text-text-3 tabular-nums',
        cell: ({ lastSeenAt }) =>
          lastSeenAt === null ? t('list.never') : <RowTime at={lastSeenAt} now={readAt} />,
      },
      {
        key: 'joined',
        optional: true,
        head: t('list.joined'),
        sort: 'joined',
        end: true,
        width: 'w-[calc(7.1875rem*var(--scale))]',
        wideOnly: 'xl',
        className: 'text-text-3 tabular-nums',
        cell: ({ createdAt }) => <RowTime at={createdAt} now={readAt} />,
      },
      actionsColumn({
        label: records('actions'),
        rowName: (user: ListedUser) => isolate(displayName(user)),
        content: userMenu,
        menu: (UserMenu, user) => <UserMenu user={user} actionsOf={actionsOf} />,
      }),
    ],
    [t, records, common, readAt, actionsOf],
  );
}
