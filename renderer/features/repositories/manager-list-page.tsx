import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import type { Action } from '../../components/actions/action.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { actionsColumn } from '../../components/list/actions-column.tsx';
import { ListBody } from '../../components/list/list-body.tsx';
import { ListFoot } from '../../components/list/list-foot.tsx';
import { ListNoResults } from '../../components/list/list-no-results.tsx';
import { ListSearch } from '../../components/list/list-search.tsx';
import { ListTitle } from '../../components/list/list-title.tsx';
import { ListToolbar } from '../../components/list/list-toolbar.tsx';
import { SinceFilter } from '../../components/list/since-filter.tsx';
import { useList } from '../../components/list/use-list.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { useSelection } from '../../components/list/use-selection.ts';
import { useVisibleColumns } from '../../components/list/use-visible-columns.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { useChunk } from '../../components/ui/use-chunk.ts';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { may } from '../../lib/permissions.ts';
import { useListView } from '../../lib/preferences/use-list-view.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import type { RequestedDeletion } from './deletion.ts';
import { DeletionNote } from './deletion-note.tsx';
import { EmptyActions } from './empty-actions.tsx';
import { ListActions } from './list-actions.tsx';
import { AuthorFilter, ChangedFilter } from './list-filters.tsx';
import { readRepositoryFilters, repositoryListOptions, repositorySorts } from './list-options.ts';
import { NewRepositoryLink } from './new-repository-link.tsx';
import { repositoryActions } from './repository-actions.ts';
import { RestorationAlert } from './restoration-alert.tsx';
import { SelectionActions } from './selection-actions.tsx';
import { useIsPendingDeletion } from './use-deletion.ts';
import { useRepositoryColumns } from './use-repository-columns.tsx';

const menuEntries = createChunk(
  async () => (await import('../../components/actions/menu-popup-actions.tsx')).default,
);
const deleteDialog = createChunk(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

/** All repositories, for those who look after them. */
export function ManagerListPage() {
  const { t } = useTranslation('repositories');
  const { t: area } = useTranslation('repositories-area');
  const init = useInit();
  const { api } = useApi();
  const address = useListAddress(repositorySorts);
  const filters = readRepositoryFilters(address.parameters, true);
  const whole = { searchTerm: address.searchTerm, ...filters };
  const list = useList(repositoryListOptions(api, address, filters));
  const selection = useSelection(list, JSON.stringify(whole));
  const isLeaving = useIsPendingDeletion(whole);
  const view = useListView('repositories');
  const search = useRef<HTMLInputElement>(null);
  const [requested, setRequested] = useState<RequestedDeletion | null>(null);
  const DeleteDialog = useChunk(deleteDialog, requested !== null, () => setRequested(null));
  const hasChosen = selection.ids.size > 0;
  useEffect(() => {
    // Asking to delete them reports a failure.
    if (hasChosen) deleteDialog.load().catch(() => {});
  }, [hasChosen]);
  const actionsOf = useRecordActions<ListedRepository, 'delete'>(repositoryActions, (_, repository) =>
    setRequested({ repositories: [repository] }),
  );
  const columns = useManagerColumns(list.readAt, actionsOf);
  const visibleColumns = useVisibleColumns(columns, view);
  const mayCreate = may(init, 'repository', 'create');
  const isNarrowed = Object.keys(filters).length > 0;
  const isNothing = list.status === 'ready' && list.rows.length === 0 && !address.searchTerm;

  return (
    <>
      <PageHead title={<ListTitle name={area('title')} total={list.total} />}>
        {/* While there is nothing, the list itself says what to do first. */}
        {mayCreate && !(isNothing && !isNarrowed) && <NewRepositoryLink short />}
      </PageHead>
      <div className="mx-auto flex w-full max-w-[calc(70rem+2*var(--gutter))] flex-1 flex-col px-gutter">
        <ListToolbar>
          <ListSearch
            address={address}
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            pending={list.isOutdated}
            inputRef={search}
          />
          <ChangedFilter address={address} filters={filters} />
          <AuthorFilter address={address} filters={filters} />
          <SinceFilter
            name={t('filter.addedSince')}
            since={filters.addedSince}
            onClear={() => address.change({ addedSince: undefined })}
          />
          <ListActions
            address={address}
            filters={filters}
            hasRows={list.rows.length > 0}
            view={view}
            columns={columns}
          />
        </ListToolbar>
        <RestorationAlert />
        {isNothing && isNarrowed ? (
          <ListNoResults
            title={t('filter.nothing')}
            onClear={() =>
              address.change({ changedWithin: undefined, addedSince: undefined, addedBy: undefined })
            }
          />
        ) : (
          <ListBody
            label={area('title')}
            list={list}
            columns={visibleColumns}
            compact={view.compact}
            address={address}
            search={search}
            searchHint={t('search.hint')}
            shortSearchHint={t('search.shortHint')}
            emptyHint={t('empty')}
            emptyActions={mayCreate && <EmptyActions />}
            rowName={nameOf}
            rowActions={actionsOf}
            isLeaving={isLeaving}
            selection={selection}
            selectionActions={
              <SelectionActions
                selection={selection}
                address={address}
                filters={filters}
                list={whole}
                onDelete={setRequested}
              />
            }
          />
        )}
        <ListFoot list={list}>
          <DeletionNote />
        </ListFoot>
      </div>
      {DeleteDialog && (
        <DeleteDialog requested={requested} onClose={() => setRequested(null)} onConfirm={selection.clear} />
      )}
    </>
  );
}

/** The columns of both lists, and the actions of a row. */
function useManagerColumns(readAt: string, actionsOf: (repository: ListedRepository) => Action[]) {
  const { t } = useTranslation('records');
  const shared = useRepositoryColumns('/manager/repositories', readAt);
  return useMemo(
    () => [
      ...shared,
      actionsColumn({
        label: t('actions'),
        rowName: nameOf,
        content: menuEntries,
        menu: (MenuPopupActions, repository) => <MenuPopupActions actions={actionsOf(repository)} />,
      }),
    ],
    [shared, t, actionsOf],
  );
}

function nameOf({ name }: ListedRepository): string {
  return isolate(name);
}
