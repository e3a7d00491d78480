import type * as z from 'zod/mini';
import { entityContract } from '../entities/entity-contract.ts';
import { installationScope, organizationScope, ownerScope } from '../entities/entity-facts.ts';
import { booleanFilter, choiceFilter, dayFilter, recordFilter, userFilter } from '../entities/filters.ts';
/*if choices*/
import { /*: choiceNames */ } from './stock-item-choices.ts';
/*end*/
import { stockItemInputSchema } from './stock-item-input.ts';

/** Facts of which the operations on stock items are made. */
const entity = entityContract({
  path: '/stock-items',
  kind: 'stockItem',
  one: 'a stock item',
  many: 'stock items',
  /*if owned*/
  scope: ownerScope,
  /*else*/
  scope: /*: scope */,
  /*end*/
  input: stockItemInputSchema,
  /*: nameField */
  /*if references*/
  names: [/*: names */],
  /*end*/
  listed: [/*: answered */],
  sorts: [/*: sorts */],
  /*if filters*/
  filters: {
    /*: filters */
  },
  /*end*/
});

/*if scoped*/
export const stockItems = { ...entity.operations, move: entity.move };

export const { listedSchema: listedStockItemSchema } = entity;
/*else*/
export const { operations: stockItems, listedSchema: listedStockItemSchema } = entity;
/*end*/

export type StockItem = z.infer<typeof entity.recordSchema>;
export type ListedStockItem = z.infer<typeof listedStockItemSchema>;
