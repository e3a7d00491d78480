import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
/*if choices*/
import { /*: choiceNames */ } from '#contract/stock-items/stock-item-facts.ts';
/*end*/
import { sortKey } from '../sort-key.ts';
import {
  createdAt,
  isMoney,
  isOneOf,
  search,
  sortMoney,
  sortName,
  sortText,
  starts,
  updatedAt,
  utcTimestamp,
} from '../tables/columns.ts';
import { fileList } from '../../files/tables.ts';
import {
  organizationId,
  organizationIndex,
  ownedTable,
  ownerId,
  scopeIndex,
  scopeKey,
  tenantTable,
} from '../tables/tenant-table.ts';
/*: schemaImports */

/** Table of stock items. */
/*if scoped*/
export const stockItems = tenantTable(
/*end*/
/*if owned*/
export const stockItems = ownedTable(
/*end*/
/*if closed*/
  pgTable(
/*else*/
export const stockItems = pgTable(
/*end*/
  'stock_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /*if scoped*/
    organizationId: organizationId(),
    /*end*/
    /*if owned*/
    ownerId: ownerId(),
    /*end*/
    /*: columns */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sortName: sortName(/*: titleColumn */),
    /*: sortColumnLines */
    search: search(/*: searched */),
    starts: starts(/*: titleColumn */),
  },
  (table) => [
    /*: uniqueIndexes */
    /*: checks */
    /*if owned*/
    // The orders of the list among the rows of one user, with the tie-breaker for keyset pagination.
    /*else*/
    // The orders of the list, with the tie-breaker for keyset pagination.
    index('stock_items_name_index').on(table.sortName, table.id),
    /*: sortIndexes */
    index('stock_items_updated_index').on(table.updatedAt, table.id),
    /*end*/
    /*if scoped*/
    // The same orders among the rows of one organization.
    /*end*/
    /*if closed*/
    scopeIndex('stock_items_scope_name_index', table, table.sortName, table.id),
    /*: scopedSortIndexes */
    scopeIndex('stock_items_scope_updated_index', table, table.updatedAt, table.id),
    /*end*/
    /*if scoped*/
    organizationIndex('stock_items_organization_index', table),
    /*end*/
    index('stock_items_search_index').using('gin', table.search.op('gin_trgm_ops')),
    index('stock_items_starts_index').using('gin', table.starts.op('gin_trgm_ops')),
    /*if references*/
    // For the deletion of what is referred to.
    /*: referenceIndexes */
    /*end*/
  ],
  /*if closed*/
  ),
  /*end*/
);
