import type * as z from 'zod/mini';
import { entityContract } from '../entities/entity-contract.ts';
import { booleanFilter, choiceFilter, dayFilter, recordFilter, userFilter } from '../entities/filters.ts';
import { stockItemFacts, /*: choiceNames */ } from './stock-item-facts.ts';
import { stockItemInputSchema } from './stock-item-input.ts';

/** Schemas and operations of stock items. */
const entity = entityContract(stockItemFacts, {
  input: stockItemInputSchema,
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
