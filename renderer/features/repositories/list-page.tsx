import { useTranslation } from 'react-i18next';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import { longestExportSelection } from '#contract/schemas/limits.ts';
import { useArea } from '../../components/actions/action-context.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { useActionsColumn } from '../../components/list/actions-column.tsx';
import { ListFoot } from '../../components/list/list-foot.tsx';
import { ListLayout } from '../../components/list/list-layout.tsx';
import { ListToolbar, ListToolbarEnd } from '../../components/list/list-toolbar.tsx';
import { SinceFilter } from '../../components/list/since-filter.tsx';
import { ExportLink, ExportSelection, ImportLink } from '../../components/list/transfer-links.tsx';
import { useListPage } from '../../components/list/use-list-page.ts';
import { ViewMenu } from '../../components/list/view-menu.tsx';
import { DeletionNote } from '../../components/record/deletion/deletion-note.tsx';
import { RestorationAlert } from '../../components/record/deletion/restoration-alert.tsx';
import { useDeleteDialog } from '../../components/record/deletion/use-delete-dialog.tsx';
import { useIsPendingDeletion } from '../../components/record/deletion/use-deletion.ts';
import { listPath } from '../../components/record/entity.ts';
import { DeleteSelection } from '../../components/record/list/delete-selection.tsx';
import { NewRecordLink } from '../../components/record/list/new-record-link.tsx';
import { RecordList } from '../../components/record/list/record-list.tsx';
import { RecordSearch } from '../../components/record/list/record-search.tsx';
import { useMay } from '../../components/record/use-entity.ts';
import { repositoryActions, repositoryEntity } from './repository-entity.ts';
import { AuthorFilter, ChangedFilter, managedRepositoryList, repositoryList } from './repository-list.tsx';
import { useRepositoryColumns } from './use-repository-columns.tsx';

const exportPath = '/api/repositories/export';

/** The repositories of the area, with what the user may do there. */
export function ListPage() {
  const { t } = useTranslation('repositories');
  const { t: area } = useTranslation('repositories-area');
  const inArea = useArea();
  const isManaged = inArea === 'manager';
  const base = listPath(repositoryEntity, inArea);
  const page = useListPage(isManaged ? managedRepositoryList : repositoryList);
  const { address, filters, list, selection } = page;
  const isPendingDeletion = useIsPendingDeletion(repositoryEntity, page.whole);
  const deletion = useDeleteDialog({ entity: repositoryEntity, onConfirm: selection.clear });
  const actionsOf = useRecordActions<ListedRepository, 'delete'>(repositoryActions, (_, repository) =>
    deletion.ask({ records: [repository] }),
  );
  const shown = useRepositoryColumns(base, list.readAt, isManaged);
  const withActions = useActionsColumn(shown, actionsOf);
  const mayCreate = useMay(repositoryEntity, 'create');
  const mayDelete = useMay(repositoryEntity, 'delete');
  const columns = mayDelete ? withActions : shown;
  return (
    <ListLayout
      title={area('title')}
      total={list.total}
      // While there is nothing, the list itself says what to do first.
      action={
        mayCreate && !(page.isEmpty && !page.isNarrowed) && <NewRecordLink entity={repositoryEntity} short />
      }
    >
      <ListToolbar>
        <RecordSearch entity={repositoryEntity} page={page} />
        <ChangedFilter address={address} filters={filters} />
        {isManaged && <AuthorFilter address={address} filters={filters} />}
        <SinceFilter
          name={t('filter.addedSince')}
          since={filters.addedSince}
          onClear={() => address.change({ addedSince: undefined })}
        />
        <ListToolbarEnd>
          {mayCreate && <ImportLink to={`${base}/import`} />}
          {mayDelete && list.rows.length > 0 && <ExportLink path={exportPath} page={page} />}
          <ViewMenu view={page.view} columns={columns} />
        </ListToolbarEnd>
      </ListToolbar>
      <RestorationAlert entity={repositoryEntity} />
      <RecordList
        entity={repositoryEntity}
        page={page}
        columns={columns}
        {...(!mayCreate && { emptyHint: t('emptyForReaders') })}
        emptyActions={
          mayCreate && (
            <>
              <NewRecordLink entity={repositoryEntity} />
              <ImportLink to={`${base}/import`} empty />
            </>
          )
        }
        rowActions={actionsOf}
        isLeaving={isPendingDeletion}
        {...(mayDelete && { selection })}
        selectionActions={
          <>
            <ExportSelection
              path={exportPath}
              page={page}
              most={longestExportSelection}
              tooMany={t('exportTooMany', { max: longestExportSelection })}
            />
            <DeleteSelection entity={repositoryEntity} page={page} onDelete={deletion.ask} />
          </>
        }
      />
      <ListFoot list={list}>{mayDelete && mayCreate && <DeletionNote entity={repositoryEntity} />}</ListFoot>
      {deletion.dialog}
    </ListLayout>
  );
}
