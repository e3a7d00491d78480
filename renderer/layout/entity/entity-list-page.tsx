import { type ReactNode, useCallback, useMemo } from 'react';
import { useArea } from '../../components/actions/action-context.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { useActionsColumn } from '../../components/list/actions-column.tsx';
import { ListFoot } from '../../components/list/list-foot.tsx';
import { ListLayout } from '../../components/list/list-layout.tsx';
import { ListToolbar, ListToolbarEnd } from '../../components/list/list-toolbar.tsx';
import { ExportLink, ExportSelection, ImportLink } from '../../components/list/transfer-links.tsx';
import { type ListPageState, useListPage } from '../../components/list/use-list-page.ts';
import { ViewMenu } from '../../components/list/view-menu.tsx';
import { RefusalAlert } from '../../components/record/changes/refusal-alert.tsx';
import { DeletionNote } from '../../components/record/changes/undo-notes.tsx';
import { useIsPendingDeletion } from '../../components/record/changes/use-deletion.ts';
import { useMoveDialog } from '../../components/record/changes/use-move-dialog.tsx';
import { useDeleteDialog } from '../../components/record/changes/use-record-dialogs.tsx';
import type { DefinedEntity, ListedRecord } from '../../components/record/define-entity.ts';
import { listPath, recordName } from '../../components/record/entity.ts';
import { useEntityText } from '../../components/record/entity-text.ts';
import { type OwnColumns, useEntityColumns } from '../../components/record/fields/use-entity-columns.tsx';
import { entityList } from '../../components/record/list/entity-list.ts';
import { MoveSelection } from '../../components/record/list/move-selection.tsx';
import { NewRecordLink } from '../../components/record/list/new-record-link.tsx';
import { RecordList } from '../../components/record/list/record-list.tsx';
import { RecordSearch } from '../../components/record/list/record-search.tsx';
import { DeleteSelection } from '../../components/record/list/selection-commands.tsx';
import type { RecordQuestion } from '../../components/record/record-actions.ts';
import { useMay } from '../../components/record/use-entity.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** State of the list that the page shows: address, filters, rows, selection. */
export type EntityListState = ListPageState<ListedRecord, string, object>;

interface EntityListPageProps<Row extends ListedRecord> {
  entity: DefinedEntity;
  /** Properties of columns that are not the derived ones, by key; keep its identity. */
  columns?: OwnColumns<Row>;
  /** Filters beside the search, such as EntityFilters. */
  filters?(page: EntityListState): ReactNode;
}

/** The list of an entity in the area, with what the user may do there. */
export function EntityListPage<Row extends ListedRecord>(props: EntityListPageProps<Row>) {
  const { entity, columns: own, filters } = props;
  const translate = useTranslate();
  const text = useEntityText(entity);
  const area = useArea();
  const page = useListPage(useMemo(() => entityList(entity, area), [entity, area]));
  const { list, selection } = page;
  const isPendingDeletion = useIsPendingDeletion(entity, page.whole);
  const deletion = useDeleteDialog({ entity, onConfirm: selection.clear });
  const move = useMoveDialog(entity, selection.clear);
  const actionsOf = useRecordActions<ListedRecord, RecordQuestion>(entity.actions, (question, record) =>
    question === 'move' ? move.ask([record]) : deletion.ask({ records: [record] }),
  );
  const shown = useEntityColumns(entity, list.readAt, own as OwnColumns<ListedRecord>);
  const nameOf = useCallback((row: ListedRecord) => recordName(entity, row), [entity]);
  const withActions = useActionsColumn(shown, actionsOf, nameOf);
  const mayCreate = useMay(entity, 'create');
  const mayDelete = useMay(entity, 'delete');
  const columns = mayDelete ? withActions : shown;
  const importPath = `${listPath(entity, area)}/import`;
  return (
    <ListLayout
      title={translate(entity.title)}
      total={list.total}
      // While there is nothing, the list itself says what to do first.
      action={mayCreate && !(page.isEmpty && !page.isNarrowed) && <NewRecordLink entity={entity} short />}
    >
      <ListToolbar>
        <RecordSearch entity={entity} page={page} />
        {filters?.(page)}
        <ListToolbarEnd>
          {mayCreate && entity.imported && <ImportLink to={importPath} />}
          {mayDelete && entity.exports && list.rows.length > 0 && (
            <ExportLink path={entity.exports.path} page={page} />
          )}
          <ViewMenu view={page.view} columns={columns} />
        </ListToolbarEnd>
      </ListToolbar>
      <RefusalAlert entity={entity} operation="restore" />
      <RefusalAlert entity={entity} operation="move" />
      <RecordList
        entity={entity}
        page={page}
        columns={columns}
        {...(!mayCreate && { emptyHint: text('records:emptyForReaders') })}
        emptyActions={
          mayCreate && (
            <>
              <NewRecordLink entity={entity} />
              {entity.imported && <ImportLink to={importPath} empty />}
            </>
          )
        }
        rowActions={actionsOf}
        isLeaving={isPendingDeletion}
        {...(mayDelete && { selection })}
        selectionActions={
          <>
            {entity.exports && (
              <ExportSelection
                {...entity.exports}
                page={page}
                tooMany={text('records:exportTooMany', { max: entity.exports.most })}
              />
            )}
            <MoveSelection entity={entity} selection={selection} onMove={move.ask} />
            <DeleteSelection entity={entity} page={page} onDelete={deletion.ask} />
          </>
        }
      />
      <ListFoot list={list}>{mayDelete && mayCreate && <DeletionNote entity={entity} />}</ListFoot>
      {move.dialog}
      {deletion.dialog}
    </ListLayout>
  );
}
