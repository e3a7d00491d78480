import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StockItemInput } from '#contract/stock-items/stock-item-input.ts';
import { sortKey } from '../sort-key.ts';
import { createdAt, search, sortName, starts, updatedAt, utcTimestamp } from './columns.ts';
/*: schemaImports */

export const stockItems = pgTable(
  'stock_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /*: columns */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sortName: sortName('name'),
    search: search(/*: searched */),
    starts: starts('name'),
  },
  (table) => [
    /*: uniqueIndexes */
    // The orders of the list, with the tie-breaker for keyset pagination.
    index('stock_items_name_index').on(table.sortName, table.id),
    /*: sortIndexes */
    index('stock_items_updated_index').on(table.updatedAt, table.id),
    index('stock_items_search_index').using('gin', table.search.op('gin_trgm_ops')),
    index('stock_items_starts_index').using('gin', table.starts.op('gin_trgm_ops')),
    /*if references*/
    // For the deletion of what is referred to.
    /*: referenceIndexes */
    /*end*/
  ],
);
