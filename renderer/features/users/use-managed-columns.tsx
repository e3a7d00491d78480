import { lazy, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#contract/api/user.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { actionsColumn } from '../../lib/list/actions-column.tsx';
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
      actionsColumn<ListedUser>({
        label: t('actions'),
        rowName: (user) => isolate(displayName(user)),
        menu: (user) => (
          <UserMenu
            id={user.id}
            onBan={() => ask({ act: 'ban', user })}
            onImpersonate={() => ask({ act: 'impersonate', user })}
          />
        ),
      }),
    ],
    [shared, t, ask],
  );
}
