import Ban from 'lucide-react/icons/ban';
import LogOut from 'lucide-react/icons/log-out';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roleNames } from '#contract/permissions.ts';
import type { ListedUser } from '#contract/users/user.ts';
import { userStates } from '#contract/users/user-states.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { useActionsColumn } from '../../components/list/actions-column.tsx';
import { FilterMenu } from '../../components/list/filter-menu.tsx';
import { severalText } from '../../components/list/list-filters.ts';
import { ListFoot } from '../../components/list/list-foot.tsx';
import { ListLayout } from '../../components/list/list-layout.tsx';
import { ListToolbar, ListToolbarEnd } from '../../components/list/list-toolbar.tsx';
import { SelectionButton } from '../../components/list/selection-button.tsx';
import { SinceFilter } from '../../components/list/since-filter.tsx';
import { ExportLink } from '../../components/list/transfer-links.tsx';
import { useExactCount } from '../../components/list/use-exact-count.ts';
import { useListPage } from '../../components/list/use-list-page.ts';
import { ViewMenu } from '../../components/list/view-menu.tsx';
import { NewRecordLink, RecordList, RecordSearch } from '../../components/record/list/record-list.tsx';
import { useChunk } from '../../components/ui/use-chunk.ts';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { may } from '../../lib/permissions.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import type { RequestedBulkAction } from './bulk-user-dialogs.tsx';
import { type UserListPage, userList } from './list.ts';
import { type UserColumn, UserMenu, useUserColumns } from './use-user-columns.tsx';
import { type UserDialog, userActions } from './user-actions.ts';
import { displayName, userEntity } from './user-entity.ts';

const userDialogs = createChunk(async () => (await import('./user-dialogs.tsx')).UserDialogs);
const bulkUserDialogs = createChunk(async () => (await import('./bulk-user-dialogs.tsx')).BulkUserDialogs);

/** /manager/users */
export function UsersPage() {
  const { t } = useTranslation('users');
  const { t: area } = useTranslation('users-area');
  const init = useInit();
  const { api } = useApi();
  const page = useListPage(userList);
  const { list, selection } = page;
  const [asked, setAsked] = useState<{ question: UserDialog; user: ListedUser } | null>(null);
  const [requestedBulkAction, setRequestedBulkAction] = useState<RequestedBulkAction | null>(null);
  const UserDialogs = useChunk(userDialogs, asked !== null, () => setAsked(null));
  const BulkUserDialogs = useChunk(bulkUserDialogs, requestedBulkAction !== null, () =>
    setRequestedBulkAction(null),
  );
  const { counting, count } = useExactCount();
  const actionsOf = useRecordActions<ListedUser, UserDialog>(userActions, (question, user) =>
    setAsked({ question, user }),
  );
  const columns = useActionsColumn(useUserColumns(list.readAt), actionsOf, displayName, UserMenu);
  const newUser = may(init, 'user', 'create') && <NewRecordLink entity={userEntity} icon={UserPlus} short />;
  const askForMany = (act: RequestedBulkAction['act']) => {
    const { rows } = selection;
    const names = rows.map(displayName);
    if (!selection.all)
      return setRequestedBulkAction({ act, target: { users: rows }, count: rows.length, names });
    void count(api.users.count.queryOptions({ input: page.whole }), (total) =>
      setRequestedBulkAction({ act, target: { list: page.whole }, count: total.count, names }),
    );
  };
  const isOnlySelf =
    !selection.all && selection.rows.length === 1 && selection.rows[0]?.id === init.currentUser?.id;
  const bulkActions = [
    may(init, 'session', 'revoke') && { act: 'revoke' as const, icon: LogOut, label: t('bulk.revoke') },
    may(init, 'user', 'ban') && {
      act: 'ban' as const,
      icon: Ban,
      label: t('access.banButton'),
      danger: true,
      reason: isOnlySelf ? t('reasons.YOU_CANNOT_BAN_YOURSELF') : undefined,
    },
  ].filter((action) => action !== false);

  return (
    <ListLayout title={area('title')} total={list.total} action={newUser}>
      <UsersToolbar page={page} columns={columns} />
      <RecordList
        entity={userEntity}
        page={page}
        columns={columns}
        lines={2}
        emptyActions={newUser}
        rowActions={actionsOf}
        selection={bulkActions.length > 0 ? selection : undefined}
        selectionActions={bulkActions.map(({ act, ...button }) => (
          <SelectionButton key={act} {...button} loading={counting} onClick={() => askForMany(act)} />
        ))}
      />
      <ListFoot list={list} />
      {BulkUserDialogs && (
        <BulkUserDialogs
          requested={requestedBulkAction}
          onClose={() => setRequestedBulkAction(null)}
          onDone={selection.clear}
        />
      )}
      {UserDialogs && <UserDialogs asked={asked} onClose={() => setAsked(null)} />}
    </ListLayout>
  );
}

interface UsersToolbarProps {
  page: UserListPage;
  /** All columns of the list, hidden or not. */
  columns: readonly UserColumn[];
}

/** The line above the list: search, its filters, the list as a file, and how it is shown. */
function UsersToolbar({ page, columns }: UsersToolbarProps) {
  const { address, filters, list, view } = page;
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  const choices = {
    role: roleNames.map((value) => ({ value, label: common(`roles.${value}`) })),
    state: userStates.map((value) => ({ value, label: t(`state.${value}`) })),
  };
  return (
    <ListToolbar>
      <RecordSearch entity={userEntity} page={page} />
      {(['role', 'state'] as const).map((name) => (
        <FilterMenu
          key={name}
          name={t(`list.${name}`)}
          options={choices[name]}
          values={filters[name]?.split(',') ?? []}
          onChange={(values) => address.change({ [name]: severalText(values) })}
        />
      ))}
      <SinceFilter
        name={t('list.joinedSince')}
        since={filters.joinedSince}
        onClear={() => address.change({ joinedSince: undefined })}
      />
      <ListToolbarEnd>
        {list.rows.length > 0 && <ExportLink path="/api/users/export" page={page} />}
        <ViewMenu view={view} columns={columns} />
      </ListToolbarEnd>
    </ListToolbar>
  );
}
