import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StockItemListInput } from '#contract/stock-items/stock-items.ts';
import type { Database } from '../database/database.ts';
import { organizations, stockItems, /*: referredTables */ } from '../database/schema/index.ts';
import { defineList } from '../lists/define-list.ts';
import { defineRecords } from '../records/define-records.ts';
import { referredName, referredUser, withNames } from '../records/referred-names.ts';
import type { Scope } from '../scopes/scope.ts';

export const stockItemRecords = defineRecords({ kind: 'stockItem', table: stockItems, name: stockItems.name });

/** Names of the records that a stock item refers to. */
const names = {
  /*if scoped*/
  organization: referredName(stockItems.organizationId, organizations),
  /*end*/
  /*: referredNames */
};

/** Adds to a stored stock item the names of the records that it refers to, as the API answers it. */
export const withReferredNames = <Stored extends { id: string }>(
  /*if scoped*/
  context: { database: Database; scope: Scope },
  /*else*/
  context: { database: Database },
  /*end*/
  stored: Stored,
) => withNames(context, stockItems, names, stored);

export const stockItemList = defineList({
  table: stockItems,
  columns: {
    id: stockItems.id,
    /*if scoped*/
    organizationId: stockItems.organizationId,
    organization: names.organization,
    /*end*/
    name: stockItems.name,
    /*: listedColumns */
    updatedAt: stockItems.updatedAt,
  },
  sorts: {
    name: stockItems.sortName,
    /*: sortColumns */
    updated: stockItems.updatedAt,
  } satisfies Record<StockItemListInput['sort'], PgColumn>,
});
