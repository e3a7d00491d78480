import type { ListedStockItem } from '#contract/stock-items/stock-items.ts';
import type { RecordAction } from '../../components/actions/action.ts';
import type { DeletableEntity } from '../../components/record/deletion/deletable-entity.ts';
import type { EditableEntity } from '../../components/record/entity.ts';
import { copyRecordLinkAction, deleteAction, editAction } from '../../components/record/record-actions.ts';

/** What the parts that all records share know of stock items. */
export const stockItemEntity = {
  resource: 'stockItem',
  texts: 'stock-items',
  title: 'stock-items-area:title',
  path: 'stock-items',
  operations: (api) => api.stockItems,
  summaries: () => [],
} satisfies EditableEntity & DeletableEntity;

/** What can be done with a stock item. */
export const stockItemActions: readonly RecordAction<Pick<ListedStockItem, 'id'>, 'delete'>[] = [
  editAction(stockItemEntity),
  copyRecordLinkAction(stockItemEntity),
  deleteAction(stockItemEntity),
];
