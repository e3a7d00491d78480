import Box from 'lucide-react/icons/box';
/*if choices*/
import { /*: choiceNames */ } from '#contract/stock-items/stock-item-choices.ts';
/*end*/
import { filesField } from '../../components/files/files-field.ts';
import { defineEntity } from '../../components/record/define-entity.ts';

/** Definition of stock items, of which their pages are made. */
export const stockItemEntity = defineEntity({
  resource: 'stockItem',
  texts: 'stock-items',
  title: 'stock-items-area:title',
  path: 'stock-items',
  icon: Box,
  /*: keys */
  /*if scoped*/
  scoped: true,
  moved: true,
  /*end*/
  /*if owned*/
  areas: ['app'],
  /*end*/
  /*if forUsers*/
  areas: ['app', 'manager'],
  /*end*/
  /*: nameField */
  loadSchema: async () => (await import('#contract/stock-items/stock-item-input.ts')).stockItemInputSchema,
  fields: {
    /*: fields */
  },
  listed: [/*: listed */],
  /*if filters*/
  filtered: [/*: filtered */],
  /*end*/
  sorts: {
    updated: 'descending',
    /*: title */: 'ascending',
    /*: sortDirections */
  },
  operations: (api) => api.stockItems,
  invalidates: () => [],
});
