import { longestDeletion } from '#contract/schemas/limits.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { countMatches } from '../lists/count-matches.ts';
import { readPage } from '../lists/read-page.ts';
import { toolList } from './tool-records.ts';

export const listTools = operation.tools.list
  .use(requirePermission({ tool: ['read'] }))
  .handler(({ context, input }) => readPage(context, toolList, input));

/** As many as one deletion takes: who deletes all of a list is told their number first. */
export const countTools = operation.tools.count
  .use(requirePermission({ tool: ['read'] }))
  .handler(({ context: { database }, input }) =>
    countMatches(database, toolList, { ...input, limit: longestDeletion }),
  );
