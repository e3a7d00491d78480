import { stockItems as contract, listedStockItemSchema } from '#contract/stock-items/stock-items.ts';
import { implementOperations } from '../api/operation.ts';
import { organizations, stockItems as table, /*: referredTables */ } from '../database/schema/index.ts';
import { entityOperations } from '../entities/entity-operations.ts';
import { listedColumns } from '../entities/listed-columns.ts';
import type { ServerFeature } from '../features/feature.ts';
import { defineList } from '../lists/define-list.ts';
import { defineRecords } from '../records/define-records.ts';
import { referredName, referredUser } from '../records/referred-names.ts';

const operation = implementOperations(contract);

const records = defineRecords({ kind: 'stockItem', table, name: table./*: title */ });

/** Names of what a stock item refers to. */
const names = {
  /*if scoped*/
  organization: referredName(table.organizationId, organizations.name),
  /*end*/
  /*: referredNames */
};

export const stockItemList = defineList({
  table,
  columns: listedColumns(table, names, listedStockItemSchema),
  sorts: {
    /*: title */: table.sortName,
    /*: sortColumns */
    updated: table.updatedAt,
  },
});

/** Operations that stock items bring to the server. */
export const stockItems = {
  operations: entityOperations(operation, { records, list: stockItemList, names }),
} satisfies ServerFeature;
