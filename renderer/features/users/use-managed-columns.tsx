import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#contract/api/user.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { RowMenu } from '../../lib/list/row-menu.tsx';
import { displayName } from './display-name.ts';
import { type UserColumn, useUserColumns } from './use-user-columns.tsx';

const UserMenu = lazy(() => import('./user-menu.tsx'));

/** What a row's menu asks for. */
export interface UserWish {
  act: 'ban' | 'impersonate';
  user: ListedUser;
}

/** The columns of the list, and the actions of a row. `onWish` keeps its first identity, so that rows are not drawn anew. */
export function useManagedColumns(readAt: string, onWish: (wish: UserWish) => void): UserColumn[] {
  const { t } = useTranslation('list');
  const shared = useUserColumns(readAt);
  const [ask] = useState(() => onWish);
  return useMemo(
    () => [
      ...shared,
      {
        key: 'actions',
        head: <span className="sr-only">{t('actions')}</span>,
        end: true,
        width: 'w-11',
        wideOnly: true,
        className: 'ps-1! pe-1!',
        cell: (user) => (
          <RowMenu name={isolate(displayName(user))}>
            <Suspense>
              <UserMenu
                id={user.id}
                onBan={() => ask({ act: 'ban', user })}
                onImpersonate={() => ask({ act: 'impersonate', user })}
              />
            </Suspense>
          </RowMenu>
        ),
        skeleton: <span />,
      },
    ],
    [shared, t, ask],
  );
}
