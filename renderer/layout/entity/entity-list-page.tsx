import { type ReactNode, useCallback, useMemo } from 'react';
import { useArea } from '../../components/actions/action-context.ts';
import { useActionsColumn } from '../../components/list/actions-column.tsx';
import type { ListColumn } from '../../components/list/list-column.ts';
import { ListFoot } from '../../components/list/list-foot.tsx';
import { ListLayout } from '../../components/list/list-layout.tsx';
import { ListToolbar, ListToolbarEnd } from '../../components/list/list-toolbar.tsx';
import { RowLink, useRowTimes } from '../../components/list/row-link.tsx';
import { ExportLink, ExportSelection, ImportLink } from '../../components/list/transfer-links.tsx';
import { type ListPageState, useListPage } from '../../components/list/use-list-page.ts';
import { ViewMenu } from '../../components/list/view-menu.tsx';
import { DeletionNote, useIsPendingDeletion } from '../../components/record/changes/deletion.tsx';
import { RefusalAlert } from '../../components/record/changes/refusal-alert.tsx';
import { useRecordDialogs } from '../../components/record/changes/use-record-dialogs.tsx';
import type { DefinedEntity, ListedRecord } from '../../components/record/define-entity.ts';
import { listPath, recordName } from '../../components/record/entity.ts';
import { useEntityText } from '../../components/record/entity-text.ts';
import { FieldValue } from '../../components/record/fields/field-value.tsx';
import { entityList } from '../../components/record/list/entity-list.ts';
import { NewRecordLink, RecordList, RecordSearch } from '../../components/record/list/record-list.tsx';
import { DeleteSelection, MoveSelection } from '../../components/record/list/selection-commands.tsx';
import { useMay } from '../../components/record/use-entity.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** State of the list that the page shows: address, filters, rows, selection. */
export type EntityListState = ListPageState<ListedRecord, string, object>;

/** Properties of columns that differ from the derived ones, by key: of a field, `organization` or `updated`. */
export type OwnColumns<Row extends ListedRecord> = Readonly<
  Record<string, Partial<Omit<ListColumn<Row, string>, 'key'>>>
>;

interface EntityListPageProps<Row extends ListedRecord> {
  entity: DefinedEntity;
  /** Properties of columns that are not the derived ones, by key; keep its identity. */
  columns?: OwnColumns<Row>;
  /** Filters beside the search, such as EntityFilters (default-list-page.tsx). */
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
  const { actionsOf, askDeletion, askMove, dialogs } = useRecordDialogs(entity, {
    onDeleting: selection.clear,
    onMoved: selection.clear,
  });
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
            <MoveSelection entity={entity} selection={selection} onMove={askMove} />
            <DeleteSelection entity={entity} page={page} onDelete={askDeletion} />
          </>
        }
      />
      <ListFoot list={list}>{mayDelete && mayCreate && <DeletionNote entity={entity} />}</ListFoot>
      {dialogs}
    </ListLayout>
  );
}

/** Widths below which a column gives way, by its place: the first stays longest. */
const wideOnly = [true, 'lg', 'lg', 'xl'] as const;

/**
 * The columns of the list of an entity: the name, some of its fields, for managers whose it is, when it was changed.
 * @param readAt time at which the list was read, ISO 8601: others are told relative to it
 * @param own keep its identity
 */
function useEntityColumns(
  entity: DefinedEntity,
  readAt: string,
  own: OwnColumns<ListedRecord> = {},
): ListColumn<ListedRecord, string>[] {
  const area = useArea();
  const translate = useTranslate();
  const text = useEntityText(entity);
  const timeOf = useRowTimes(readAt);
  return useMemo(() => {
    const { texts, nameField, listed, sorts, scope } = entity;
    const columns: ListColumn<ListedRecord, string>[] = [
      {
        key: nameField,
        head: translate(`${texts}:form.${nameField}`),
        cell: (row) => (
          <RowLink id={row.id} to={`${listPath(entity, area)}/${row.id}`} className="row-name">
            {recordName(entity, row)}
          </RowLink>
        ),
      },
      ...listed.map(
        (name, place): ListColumn<ListedRecord, string> => ({
          key: name,
          head: translate(`${texts}:form.${name}`),
          width: 'w-[15%]',
          optional: true,
          wideOnly: wideOnly[place] ?? 'xl',
          className: 'truncate',
          cell: (row) => <FieldValue entity={entity} name={name} record={row} />,
        }),
      ),
      {
        key: 'organization',
        head: text('records:column.organization'),
        width: 'w-[16%]',
        optional: true,
        wideOnly: 'xl',
        className: 'text-text-2',
        cell: ({ organization }) =>
          organization && <bdi className="block truncate text-match-parent">{organization}</bdi>,
      },
      {
        key: 'updated',
        head: text('records:column.updated'),
        end: true,
        width: 'w-32',
        optional: true,
        className: 'text-text-3 tabular-nums',
        cell: ({ updatedAt }) => timeOf(updatedAt),
      },
    ];
    return columns
      .filter(({ key }) => key !== 'organization' || (scope === 'organization' && area === 'manager'))
      .map((column) => ({ ...column, ...(column.key in sorts && { sort: column.key }), ...own[column.key] }));
  }, [entity, own, timeOf, area, translate, text]);
}
