import { longestDeletion } from '#contract/schemas/limits.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readActivity } from '../audit/read-activity.ts';
import { countMatches } from '../lists/count-matches.ts';
import { readPage } from '../lists/read-page.ts';
import { readRecord } from '../records/read-record.ts';
import { toolList, toolRecords, withReferredNames } from './tool-records.ts';

export const listTools = operation.tools.list
  .use(requirePermission({ tool: ['read'] }))
  .handler(({ context, input }) => readPage(context, toolList, input));

/** As many as one deletion takes: who deletes all of a list is told their number first. */
export const countTools = operation.tools.count
  .use(requirePermission({ tool: ['read'] }))
  .handler(({ context, input }) => countMatches(context, toolList, { ...input, limit: longestDeletion }));

export const readTool = operation.tools.read
  .use(requirePermission({ tool: ['read'] }))
  .handler(async ({ context, input }) =>
    withReferredNames(context, await readRecord(context, toolRecords, input.id)),
  );

export const readToolActivity = operation.tools.activity
  .use(requirePermission({ tool: ['read'] }))
  .handler(async ({ context, input }) => {
    const { id } = await readRecord(context, toolRecords, input.id);
    return readActivity(context.database, 'tool', id);
  });
