import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedStockItem } from '#contract/stock-items/stock-items.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { useActionsColumn } from '../../components/list/actions-column.tsx';
import type { ListColumn } from '../../components/list/list-column.ts';
import { ListFoot } from '../../components/list/list-foot.tsx';
import { ListLayout } from '../../components/list/list-layout.tsx';
import { ListToolbar, ListToolbarEnd } from '../../components/list/list-toolbar.tsx';
import { RowLink, RowTime } from '../../components/list/row-link.tsx';
import { useListPage } from '../../components/list/use-list-page.ts';
import { ViewMenu } from '../../components/list/view-menu.tsx';
import {
  BooleanValue,
  ChoiceValue,
  DayValue,
  EmailValue,
  LinkValue,
  MoneyValue,
  NumberValue,
  ReferenceValue,
  TextValue,
  TimestampValue,
} from '../../components/record/field-values.tsx';
import { DeletionNote } from '../../components/record/deletion/deletion-note.tsx';
import { RestorationAlert } from '../../components/record/deletion/restoration-alert.tsx';
import { useDeleteDialog } from '../../components/record/deletion/use-delete-dialog.tsx';
import { useIsPendingDeletion } from '../../components/record/deletion/use-deletion.ts';
import { DeleteSelection } from '../../components/record/list/delete-selection.tsx';
import { NewRecordLink } from '../../components/record/list/new-record-link.tsx';
import { RecordList } from '../../components/record/list/record-list.tsx';
import { RecordSearch } from '../../components/record/list/record-search.tsx';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { stockItemActions, stockItemEntity } from './stock-item-entity.ts';
import { type StockItemSort, stockItemList } from './stock-item-list.ts';

/** All stock items, for those who look after them. */
export function ListPage() {
  const { t: area } = useTranslation('stock-items-area');
  const page = useListPage(stockItemList);
  const { list, selection } = page;
  const isPendingDeletion = useIsPendingDeletion(stockItemEntity, page.whole);
  const deletion = useDeleteDialog({ entity: stockItemEntity, onConfirm: selection.clear });
  const actionsOf = useRecordActions<ListedStockItem, 'delete'>(stockItemActions, (_, stockItem) =>
    deletion.ask({ records: [stockItem] }),
  );
  const columns = useActionsColumn(useStockItemColumns(list.readAt), actionsOf);
  const mayCreate = may(useInit(), 'stockItem', 'create');
  return (
    <ListLayout
      title={area('title')}
      total={list.total}
      action={mayCreate && !page.isEmpty && <NewRecordLink entity={stockItemEntity} short />}
    >
      <ListToolbar>
        <RecordSearch entity={stockItemEntity} page={page} />
        <ListToolbarEnd>
          <ViewMenu view={page.view} columns={columns} />
        </ListToolbarEnd>
      </ListToolbar>
      <RestorationAlert entity={stockItemEntity} />
      <RecordList
        entity={stockItemEntity}
        page={page}
        columns={columns}
        emptyActions={mayCreate && <NewRecordLink entity={stockItemEntity} />}
        rowActions={actionsOf}
        isLeaving={isPendingDeletion}
        selection={selection}
        selectionActions={<DeleteSelection entity={stockItemEntity} page={page} onDelete={deletion.ask} />}
      />
      <ListFoot list={list}>
        <DeletionNote entity={stockItemEntity} />
      </ListFoot>
      {deletion.dialog}
    </ListLayout>
  );
}

/** @param readAt when the list was read: times are told relative to it */
function useStockItemColumns(readAt: string): ListColumn<ListedStockItem, StockItemSort>[] {
  const { t } = useTranslation('stock-items');
  return useMemo(
    () => [
      {
        key: 'name',
        head: t('form.name'),
        sort: 'name',
        cell: ({ id, name }) => (
          <RowLink id={id} to={`/manager/stock-items/${id}`} className="truncate py-0.5 font-medium text-14">
            {name}
          </RowLink>
        ),
      },
      /*: listColumns */
      {
        key: 'updated',
        head: t('column.updated'),
        sort: 'updated',
        end: true,
        width: 'w-32',
        optional: true,
        className: 'text-text-3 tabular-nums',
        cell: ({ updatedAt }) => <RowTime at={updatedAt} now={readAt} />,
      },
    ],
    [t, readAt],
  );
}
