import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { ListBody } from '../../components/list/list-body.tsx';
import { ListFoot } from '../../components/list/list-foot.tsx';
import { ListNoResults } from '../../components/list/list-no-results.tsx';
import { ListSearch } from '../../components/list/list-search.tsx';
import { ListTitle } from '../../components/list/list-title.tsx';
import { ListToolbar } from '../../components/list/list-toolbar.tsx';
import { useList } from '../../components/list/use-list.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { useVisibleColumns } from '../../components/list/use-visible-columns.ts';
import { ViewMenu } from '../../components/list/view-menu.tsx';
import { useListView } from '../../lib/preferences/use-list-view.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { ChangedFilter } from './list-filters.tsx';
import { readRepositoryFilters, repositoryListOptions, repositorySorts } from './list-options.ts';
import { repositoryActions } from './repository-actions.ts';
import { useRepositoryColumns } from './use-repository-columns.tsx';

/** All repositories, to look at. */
export function UserListPage() {
  const { t } = useTranslation('repositories');
  const { t: area } = useTranslation('repositories-area');
  const { api } = useApi();
  const address = useListAddress(repositorySorts);
  const filters = readRepositoryFilters(address.parameters, false);
  const list = useList(repositoryListOptions(api, address, filters));
  const view = useListView('repositories');
  const actionsOf = useRecordActions<ListedRepository, 'delete'>(repositoryActions, () => {});
  const columns = useRepositoryColumns('/app/repositories', list.readAt);
  const visibleColumns = useVisibleColumns(columns, view);
  const isNothing = list.status === 'ready' && list.rows.length === 0 && !address.searchTerm;
  const search = useRef<HTMLInputElement>(null);
  return (
    <div className="mx-auto flex w-full max-w-[calc(61rem+2*var(--gutter))] flex-1 flex-col px-gutter pt-10 max-sm:pt-5">
      <h1 className="flex items-baseline gap-2 text-24">
        <ListTitle name={area('title')} total={list.total} />
      </h1>
      <ListToolbar>
        <ListSearch
          address={address}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          pending={list.isOutdated}
          inputRef={search}
        />
        <ChangedFilter address={address} filters={filters} />
        <span className="-me-3 ms-auto">
          <ViewMenu view={view} columns={columns} />
        </span>
      </ListToolbar>
      {isNothing && filters.changedWithin !== undefined ? (
        <ListNoResults
          title={t('filter.nothing')}
          onClear={() => address.change({ changedWithin: undefined })}
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
          emptyHint={t('emptyForReaders')}
          rowName={nameOf}
          rowActions={actionsOf}
        />
      )}
      <ListFoot list={list} />
    </div>
  );
}

function nameOf({ name }: ListedRepository): string {
  return name;
}
