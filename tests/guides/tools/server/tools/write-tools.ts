import { inArray } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { tools } from '../database/schema/index.ts';
import { matchCondition } from '../lists/count-matches.ts';
import { createRecord } from '../records/create-record.ts';
import { deleteRecords } from '../records/delete-records.ts';
import { readDeletions } from '../records/read-deletions.ts';
import { readRecord } from '../records/read-record.ts';
import { restoreRecords } from '../records/restore-records.ts';
import { updateRecord } from '../records/update-record.ts';
import { toolList, toolRecords, withReferredNames } from './tool-records.ts';

export const createTool = operation.tools.create
  .use(requirePermission({ tool: ['create'] }))
  .handler(async ({ context, input }) =>
    withReferredNames(context, await createRecord(context, toolRecords, input)),
  );

export const updateTool = operation.tools.update
  .use(requirePermission({ tool: ['update'] }))
  .handler(async ({ context, input }) => {
    const current = async () => withReferredNames(context, await readRecord(context, toolRecords, input.id));
    return withReferredNames(context, await updateRecord(context, toolRecords, input, { current }));
  });

export const deleteTools = operation.tools.delete
  .use(requirePermission({ tool: ['delete'] }))
  .handler(async ({ context, input }) => {
    if ('ids' in input) return deleteRecords(context, toolRecords, inArray(tools.id, input.ids));
    const condition = await matchCondition(context, toolList, input.all);
    return deleteRecords(context, toolRecords, condition, input);
  });

export const readDeletedTools = operation.tools.deleted
  .use(requirePermission({ tool: ['create', 'delete'] }))
  .handler(({ context }) => readDeletions(context, toolRecords));

export const restoreTools = operation.tools.restore
  .use(requirePermission({ tool: ['create', 'delete'] }))
  .handler(({ context, input }) => restoreRecords(context, toolRecords, input));
