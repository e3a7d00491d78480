import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#contract/users/user.ts';
import type { Action } from '../../components/actions/action.ts';
import { actionsColumn } from '../../components/list/actions-column.tsx';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { displayName } from './display-name.ts';
import { type UserColumn, useUserColumns } from './use-user-columns.tsx';

const userMenu = createChunk(async () => (await import('./row-menu-actions.tsx')).default);

/** The columns of the list, and the actions of a row. */
export function useManagedColumns(readAt: string, actionsOf: (user: ListedUser) => Action[]): UserColumn[] {
  const { t } = useTranslation('records');
  const shared = useUserColumns(readAt);
  return useMemo(
    () => [
      ...shared,
      actionsColumn({
        label: t('actions'),
        rowName: (user: ListedUser) => isolate(displayName(user)),
        content: userMenu,
        menu: (UserMenu, user) => <UserMenu user={user} actionsOf={actionsOf} />,
      }),
    ],
    [shared, t, actionsOf],
  );
}
