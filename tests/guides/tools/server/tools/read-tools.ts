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
  .handler(({ context: { database }, input }) =>
    countMatches(database, toolList, { ...input, limit: longestDeletion }),
  );

export const readTool = operation.tools.read
  .use(requirePermission({ tool: ['read'] }))
  .handler(async ({ context: { database }, input }) =>
    withReferredNames(database, await readRecord(database, toolRecords, input.id)),
  );

export const readToolActivity = operation.tools.activity
  .use(requirePermission({ tool: ['read'] }))
  .handler(async ({ context: { database }, input }) => {
    const { id } = await readRecord(database, toolRecords, input.id);
    return readActivity(database, 'tool', id);
  });
