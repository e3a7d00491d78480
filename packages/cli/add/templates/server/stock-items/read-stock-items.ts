import { longestDeletion } from '#contract/schemas/limits.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readActivity } from '../audit/read-activity.ts';
import { countMatches } from '../lists/count-matches.ts';
import { readPage } from '../lists/read-page.ts';
import { readRecord } from '../records/read-record.ts';
import { stockItemList, stockItemRecords, withReferredNames } from './stock-item-records.ts';

export const listStockItems = operation.stockItems.list
  .use(requirePermission({ stockItem: ['read'] }))
  .handler(({ context, input }) => readPage(context, stockItemList, input));

/** As many as one deletion takes: who deletes all of a list is told their number first. */
export const countStockItems = operation.stockItems.count
  .use(requirePermission({ stockItem: ['read'] }))
  .handler(({ context, input }) =>
    countMatches(context, stockItemList, { ...input, limit: longestDeletion }),
  );

export const readStockItem = operation.stockItems.read
  .use(requirePermission({ stockItem: ['read'] }))
  /*if references*/
  .handler(async ({ context, input }) =>
    withReferredNames(context, await readRecord(context, stockItemRecords, input.id)),
  );
  /*else*/
  .handler(({ context, input }) => readRecord(context, stockItemRecords, input.id));
  /*end*/

export const readStockItemActivity = operation.stockItems.activity
  .use(requirePermission({ stockItem: ['read'] }))
  .handler(async ({ context, input }) => {
    const { id } = await readRecord(context, stockItemRecords, input.id);
    return readActivity(context.database, 'stockItem', id);
  });
