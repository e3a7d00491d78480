import Box from 'lucide-react/icons/box';
import { stockItemFacts, /*: choiceNames */ } from '#contract/stock-items/stock-item-facts.ts';
import { filesField } from '../../components/files/files-field.ts';
import { defineEntity } from '../../components/record/define-entity.ts';

/** Definition of stock items, of which their pages are made. */
export const stockItemEntity = defineEntity(stockItemFacts, {
  texts: 'stock-items',
  title: 'stock-items-area:title',
  icon: Box,
  /*: keys */
  /*if scoped*/
  moved: true,
  /*end*/
  /*if forUsers*/
  areas: ['app', 'manager'],
  /*end*/
  loadSchema: async () => (await import('#contract/stock-items/stock-item-input.ts')).stockItemInputSchema,
  fields: {
    /*: fields */
  },
  operations: (api) => api.stockItems,
  invalidates: () => [],
});
