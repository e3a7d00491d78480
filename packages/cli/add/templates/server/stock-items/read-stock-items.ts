import { longestDeletion } from '#contract/schemas/limits.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { requireScope, requireScopeForIds } from '../api/require-scope.ts';
import { readActivity } from '../audit/read-activity.ts';
import { countMatches } from '../lists/count-matches.ts';
import { readPage } from '../lists/read-page.ts';
import { readRecord } from '../records/read-record.ts';
import { stockItemList, stockItemRecords, withReferredNames } from './stock-item-records.ts';

export const listStockItems = operation.stockItems.list
  .use(/*: requireScope */({ stockItem: ['read'] }))
  .handler(({ context, input }) => readPage(context, stockItemList, input));

/** Counts up to `longestDeletion`: a user who deletes all of a list is told their number first. */
export const countStockItems = operation.stockItems.count
  .use(/*: requireScope */({ stockItem: ['read'] }))
  .handler(({ context, input }) =>
    countMatches(context, stockItemList, { ...input, limit: longestDeletion }),
  );

export const readStockItem = operation.stockItems.read
  .use(/*: requireScopeForIds */({ stockItem: ['read'] }))
  .handler(async ({ context, input }) =>
    withReferredNames(context, await readRecord(context, stockItemRecords, input.id)),
  );

/*if scoped*/
/** Requires access to the manager area: the activity names users. */
/*end*/
export const readStockItemActivity = operation.stockItems.activity
  /*if scoped*/
  .use(requireScope({ apps: ['manager'], stockItem: ['read'] }))
  /*else*/
  .use(requirePermission({ stockItem: ['read'] }))
  /*end*/
  .handler(async ({ context, input }) => {
    const { id } = await readRecord(context, stockItemRecords, input.id);
    return readActivity(context.database, 'stockItem', id);
  });
