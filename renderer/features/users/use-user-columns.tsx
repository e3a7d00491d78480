import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#contract/users/user.ts';
import type { RowMenuProps } from '../../components/list/actions-column.tsx';
import type { ListColumn } from '../../components/list/list-column.ts';
import { CellAddress, PictureCell } from '../../components/list/picture-cell.tsx';
import { RowLink, useRowTimes } from '../../components/list/row-link.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { State } from '../../components/ui/state.tsx';
import { TwoLinesSkeleton } from '../../components/ui/two-lines.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import type { UserSort } from './list.ts';
import { displayName, stateDots } from './user-entity.ts';

export type UserColumn = ListColumn<ListedUser, UserSort>;

/**
 * The columns of the list of users.
 * @param readAt see List
 */
export function useUserColumns(readAt: string): UserColumn[] {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  const timeOf = useRowTimes(readAt);
  return useMemo(
    () => [
      {
        key: 'name',
        head: t('list.user'),
        sort: 'name',
        cell: (user) => <UserCell user={user} />,
        skeleton: <TwoLinesSkeleton picture="rounded-full" widths={['w-28', 'w-37.5']} />,
      },
      {
        key: 'role',
        optional: true,
        head: t('list.role'),
        // As wide as the longest role of the language.
        width: 'w-(--role-column)',
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
        cell: ({ lastSeenAt }) => (lastSeenAt === null ? t('list.never') : timeOf(lastSeenAt)),
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
        cell: ({ createdAt }) => timeOf(createdAt),
      },
    ],
    [t, common, timeOf],
  );
}

/** Cell of a user: picture, name and address. On phones also the state, unless it is 'active'. */
function UserCell({ user }: { user: ListedUser }) {
  const { t } = useTranslation('users');
  const { currentUser } = useInit();
  const { id, name, email, image, state } = user;
  return (
    <PictureCell
      picture={<Avatar id={id} name={displayName(user)} image={image} size={32} />}
      name={
        <>
          <RowLink id={id} to={`/manager/users/${id}`} className="row-name">
            {displayName(user)}
          </RowLink>
          {currentUser?.id === id && <span className="text-12 text-text-3">{t('you')}</span>}
        </>
      }
    >
      {state !== 'active' && (
        <span className="shrink-0 whitespace-pre sm:hidden">
          <State of={stateDots[state]}>{t(`state.${state}`)}</State>
          {' · '}
        </span>
      )}
      {name ? <CellAddress>{email}</CellAddress> : <span className="truncate">{t('list.noName')}</span>}
    </PictureCell>
  );
}

/** The menu of a row. What may be done comes from the server, as on the user's own page. */
export function UserMenu({ row, actionsOf, Entries }: RowMenuProps<ListedUser>) {
  const { api } = useApi();
  const { data: detail, isPending } = useQuery(api.users.read.queryOptions({ input: { id: row.id } }));
  return (
    // Not in sight until the reasons are known, which move what is below them.
    <div className={isPending ? 'pointer-events-none opacity-0' : undefined}>
      <Entries actions={actionsOf(detail ?? row)} />
    </div>
  );
}
