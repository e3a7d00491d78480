import { inArray } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { tools } from '../database/schema/index.ts';
import { matchCondition } from '../lists/count-matches.ts';
import { deleteRecords } from '../records/delete-records.ts';
import { readDeletions } from '../records/read-deletions.ts';
import { restoreRecords } from '../records/restore-records.ts';
import { toolList, toolRecords } from './tool-records.ts';

export const deleteTools = operation.tools.delete
  .use(requirePermission({ tool: ['delete'] }))
  .handler(async ({ context, input }) => {
    if ('ids' in input) return deleteRecords(context, toolRecords, inArray(tools.id, input.ids));
    const condition = await matchCondition(context.database, toolList, input.all);
    return deleteRecords(context, toolRecords, condition, input);
  });

export const readDeletedTools = operation.tools.deleted
  .use(requirePermission({ tool: ['create', 'delete'] }))
  .handler(({ context }) => readDeletions(context, toolRecords));

export const restoreTools = operation.tools.restore
  .use(requirePermission({ tool: ['create', 'delete'] }))
  .handler(({ context, input }) => restoreRecords(context, toolRecords, input));
