import { useTranslation } from 'react-i18next';
import type { ListedStockItem } from '#contract/stock-items/stock-items.ts';
import { useArea } from '../../components/actions/action-context.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { useActionsColumn } from '../../components/list/actions-column.tsx';
import { ListFoot } from '../../components/list/list-foot.tsx';
import { ListLayout } from '../../components/list/list-layout.tsx';
import { ListToolbar, ListToolbarEnd } from '../../components/list/list-toolbar.tsx';
import { useListPage } from '../../components/list/use-list-page.ts';
import { ViewMenu } from '../../components/list/view-menu.tsx';
import { DeletionNote } from '../../components/record/deletion/deletion-note.tsx';
import { RestorationAlert } from '../../components/record/deletion/restoration-alert.tsx';
import { useDeleteDialog } from '../../components/record/deletion/use-delete-dialog.tsx';
import { useIsPendingDeletion } from '../../components/record/deletion/use-deletion.ts';
import { useEntityColumns } from '../../components/record/fields/use-entity-columns.tsx';
import { DeleteSelection } from '../../components/record/list/delete-selection.tsx';
import { NewRecordLink } from '../../components/record/list/new-record-link.tsx';
import { RecordList } from '../../components/record/list/record-list.tsx';
import { RecordSearch } from '../../components/record/list/record-search.tsx';
import { useMay } from '../../components/record/use-entity.ts';
import { stockItemActions, stockItemEntity } from './stock-item-entity.ts';
/*if scoped*/
import { listedFields, managedStockItemList, type StockItemSort, stockItemList } from './stock-item-list.ts';

/** List of the stock items of the area, with the actions that the user may take. */
/*else*/
import { listedFields, type StockItemSort, stockItemList } from './stock-item-list.ts';

/** List of all stock items, for managers. */
/*end*/
export function ListPage() {
  /*if scoped*/
  const { t } = useTranslation('stock-items');
  /*end*/
  const { t: area } = useTranslation('stock-items-area');
  /*if scoped*/
  const page = useListPage(useArea() === 'manager' ? managedStockItemList : stockItemList);
  /*else*/
  const page = useListPage(stockItemList);
  /*end*/
  const { list, selection } = page;
  const isPendingDeletion = useIsPendingDeletion(stockItemEntity, page.whole);
  const deletion = useDeleteDialog({ entity: stockItemEntity, onConfirm: selection.clear });
  const actionsOf = useRecordActions<ListedStockItem, 'delete'>(stockItemActions, (_, stockItem) =>
    deletion.ask({ records: [stockItem] }),
  );
  const shown = useEntityColumns<ListedStockItem, StockItemSort>(stockItemEntity, {
    listed: listedFields,
    sorts: stockItemList.sorts,
    readAt: list.readAt,
  });
  const withActions = useActionsColumn(shown, actionsOf);
  const mayCreate = useMay(stockItemEntity, 'create');
  const mayDelete = useMay(stockItemEntity, 'delete');
  const columns = mayDelete ? withActions : shown;
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
        /*if scoped*/
        {...(!mayCreate && { emptyHint: t('emptyForReaders') })}
        /*end*/
        emptyActions={mayCreate && <NewRecordLink entity={stockItemEntity} />}
        rowActions={actionsOf}
        isLeaving={isPendingDeletion}
        {...(mayDelete && { selection })}
        selectionActions={<DeleteSelection entity={stockItemEntity} page={page} onDelete={deletion.ask} />}
      />
      <ListFoot list={list}>{mayDelete && mayCreate && <DeletionNote entity={stockItemEntity} />}</ListFoot>
      {deletion.dialog}
    </ListLayout>
  );
}
