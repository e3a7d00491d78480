import { useTranslation } from 'react-i18next';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { ListFoot } from '../../components/list/list-foot.tsx';
import { ListLayout } from '../../components/list/list-layout.tsx';
import { ListToolbar, ListToolbarEnd } from '../../components/list/list-toolbar.tsx';
import { useListPage } from '../../components/list/use-list-page.ts';
import { ViewMenu } from '../../components/list/view-menu.tsx';
import { RecordList } from '../../components/record/list/record-list.tsx';
import { RecordSearch } from '../../components/record/list/record-search.tsx';
import { repositoryActions, repositoryEntity } from './repository-entity.ts';
import { ChangedFilter, repositoryList } from './repository-list.tsx';
import { useRepositoryColumns } from './use-repository-columns.tsx';

/** All repositories, to look at. */
export function UserListPage() {
  const { t } = useTranslation('repositories');
  const { t: area } = useTranslation('repositories-area');
  const page = useListPage(repositoryList);
  const { address, filters, list } = page;
  const actionsOf = useRecordActions<ListedRepository, 'delete'>(repositoryActions, () => {});
  const columns = useRepositoryColumns('/app/repositories', list.readAt);
  return (
    <ListLayout title={area('title')} total={list.total}>
      <ListToolbar>
        <RecordSearch entity={repositoryEntity} page={page} />
        <ChangedFilter address={address} filters={filters} />
        <ListToolbarEnd>
          <ViewMenu view={page.view} columns={columns} />
        </ListToolbarEnd>
      </ListToolbar>
      <RecordList
        entity={repositoryEntity}
        page={page}
        columns={columns}
        emptyHint={t('emptyForReaders')}
        rowActions={actionsOf}
      />
      <ListFoot list={list} />
    </ListLayout>
  );
}
