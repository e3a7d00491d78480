import { inArray } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { requireScope, requireScopeForIds } from '../api/require-scope.ts';
import { stockItems } from '../database/schema/index.ts';
import { matchCondition } from '../lists/count-matches.ts';
import { createRecord } from '../records/create-record.ts';
import { deleteRecords } from '../records/delete-records.ts';
import { readDeletions } from '../records/deletions.ts';
import { readRecord } from '../records/read-record.ts';
import { restoreRecords } from '../records/restore-records.ts';
import { updateRecord } from '../records/update-record.ts';
import { stockItemList, stockItemRecords, withReferredNames } from './stock-item-records.ts';

export const createStockItem = operation.stockItems.create
  .use(/*: requireScope */({ stockItem: ['create'] }))
  /*if scoped*/
  .handler(async ({ context, input: { scope: _, ...input } }) =>
  /*else*/
  .handler(async ({ context, input }) =>
  /*end*/
    withReferredNames(context, await createRecord(context, stockItemRecords, input)),
  );

export const updateStockItem = operation.stockItems.update
  .use(/*: requireScopeForIds */({ stockItem: ['update'] }))
  .handler(async ({ context, input }) => {
    const current = async () => withReferredNames(context, await readRecord(context, stockItemRecords, input.id));
    return withReferredNames(context, await updateRecord(context, stockItemRecords, input, { current }));
  });

export const deleteStockItems = operation.stockItems.delete
  .use(/*: requireScopeForIds */({ stockItem: ['delete'] }))
  .handler(async ({ context, input }) => {
    if ('ids' in input) return deleteRecords(context, stockItemRecords, inArray(stockItems.id, input.ids));
    const condition = await matchCondition(context, stockItemList, input.all);
    return deleteRecords(context, stockItemRecords, condition, input);
  });

export const readDeletedStockItems = operation.stockItems.deleted
  .use(/*: requireScope */({ stockItem: ['create', 'delete'] }))
  .handler(({ context }) => readDeletions(context, stockItemRecords));

export const restoreStockItems = operation.stockItems.restore
  .use(/*: requireScopeForIds */({ stockItem: ['create', 'delete'] }))
  .handler(({ context, input }) => restoreRecords(context, stockItemRecords, input));
