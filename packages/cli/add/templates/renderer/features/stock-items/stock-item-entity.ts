import type { StockItemInput } from '#contract/stock-items/stock-item-input.ts';
import type { ListedStockItem } from '#contract/stock-items/stock-items.ts';
/*if choices*/
import { /*: choiceNames */ } from '#contract/stock-items/stock-item-choices.ts';
/*end*/
import type { RecordAction } from '../../components/actions/action.ts';
import type { DeletableEntity } from '../../components/record/deletion/deletable-entity.ts';
import type { EntityWithFields, FieldsFor } from '../../components/record/fields/fields.ts';
import { copyRecordLinkAction, deleteAction, editAction } from '../../components/record/record-actions.ts';

/** Fields that users fill in, in the order of forms and pages. */
const fields = {
  /*: fields */
} satisfies FieldsFor<StockItemInput>;

/** Definition of stock items for the components that all records share. */
export const stockItemEntity = {
  resource: 'stockItem',
  texts: 'stock-items',
  title: 'stock-items-area:title',
  path: 'stock-items',
  /*if scoped*/
  scoped: true,
  /*end*/
  fields,
  operations: (api) => api.stockItems,
  summaries: () => [],
} satisfies EntityWithFields & DeletableEntity;

/** Actions on a stock item, in lists, on its page and in the palette. */
export const stockItemActions: readonly RecordAction<Pick<ListedStockItem, 'id'>, 'delete'>[] = [
  editAction(stockItemEntity),
  copyRecordLinkAction(stockItemEntity),
  deleteAction(stockItemEntity),
];
