import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#contract/users/user.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { ListBody } from '../../components/list/list-body.tsx';
import { ListFoot } from '../../components/list/list-foot.tsx';
import { ListNoResults } from '../../components/list/list-no-results.tsx';
import { ListTitle } from '../../components/list/list-title.tsx';
import { useExactCount } from '../../components/list/use-exact-count.ts';
import { useList } from '../../components/list/use-list.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { useSelection } from '../../components/list/use-selection.ts';
import { useVisibleColumns } from '../../components/list/use-visible-columns.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { isolate } from '../../lib/format/isolate.ts';
import { may } from '../../lib/permissions.ts';
import { useListView } from '../../lib/preferences/use-list-view.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { BulkUserActions } from './bulk-user-actions.tsx';
import { BulkUserDialogs, type RequestedBulkAction } from './bulk-user-dialogs.tsx';
import { displayName } from './display-name.ts';
import {
  isFiltered,
  noFilters,
  readUserFilters,
  userFilterInput,
  userListOptions,
  userSorts,
} from './list-options.ts';
import { NewUserLink } from './new-user-link.tsx';
import { useManagedColumns } from './use-managed-columns.tsx';
import { type UserDialog, userActions } from './user-actions.ts';
import { UserDialogs } from './user-dialogs.tsx';
import { UsersToolbar } from './users-toolbar.tsx';

/** /manager/users */
export function UsersPage() {
  const { t } = useTranslation('users');
  const { t: area } = useTranslation('users-area');
  const init = useInit();
  const { api } = useApi();
  const address = useListAddress(userSorts);
  const filters = readUserFilters(address.parameters);
  const list = useList(userListOptions(api, address, filters));
  const selection = useSelection(list, JSON.stringify([address.searchTerm, filters]));
  const search = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<{ question: UserDialog; user: ListedUser } | null>(null);
  const [requestedBulkAction, setRequestedBulkAction] = useState<RequestedBulkAction | null>(null);
  const { counting, count } = useExactCount();
  const view = useListView('users');
  const actionsOf = useRecordActions<ListedUser, UserDialog>(userActions, (question, user) =>
    setAsked({ question, user }),
  );
  const columns = useManagedColumns(list.readAt, actionsOf);
  const visibleColumns = useVisibleColumns(columns, view);
  const maySelect = may(init, 'user', 'ban') || may(init, 'session', 'revoke');
  const mayCreate = may(init, 'user', 'create');
  const isNothing = list.status === 'ready' && list.rows.length === 0 && !address.searchTerm;
  const askForMany = (act: RequestedBulkAction['act']) => {
    const users = selection.rows;
    const names = users.map(displayName);
    if (!selection.all) return setRequestedBulkAction({ act, target: { users }, count: users.length, names });
    const input = { searchTerm: address.searchTerm, ...userFilterInput(filters) };
    const target = { list: { ...address, ...filters } };
    void count(api.users.count.queryOptions({ input }), (total) =>
      setRequestedBulkAction({ act, target, count: total.count, names }),
    );
  };

  return (
    <>
      <PageHead title={<ListTitle name={area('title')} total={list.total} />}>
        {mayCreate && <NewUserLink />}
      </PageHead>
      <div className="mx-auto flex w-full max-w-[calc(70rem+2*var(--gutter))] flex-1 flex-col px-gutter">
        <UsersToolbar
          address={address}
          filters={filters}
          pending={list.isOutdated}
          search={search}
          hasRows={list.rows.length > 0}
          view={view}
          columns={columns}
        />
        {isNothing && isFiltered(filters) ? (
          <ListNoResults title={t('list.filteredHint')} onClear={() => address.change(noFilters)} />
        ) : (
          <ListBody
            label={area('title')}
            list={list}
            columns={visibleColumns}
            compact={view.compact}
            lines={2}
            address={address}
            search={search}
            searchHint={t('list.searchHint')}
            shortSearchHint={t('list.shortSearchHint')}
            emptyHint={t('list.emptyHint')}
            emptyActions={mayCreate && <NewUserLink />}
            rowName={nameOf}
            rowActions={actionsOf}
            selection={maySelect ? selection : undefined}
            selectionActions={<BulkUserActions counting={counting} onAsk={askForMany} />}
          />
        )}
        <ListFoot list={list} />
      </div>
      <BulkUserDialogs
        requested={requestedBulkAction}
        onClose={() => setRequestedBulkAction(null)}
        onDone={selection.clear}
      />
      <UserDialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function nameOf(user: ListedUser): string {
  return isolate(displayName(user));
}
